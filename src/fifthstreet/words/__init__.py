"""Every sentence of the program, in English, Russian and Ukrainian."""
