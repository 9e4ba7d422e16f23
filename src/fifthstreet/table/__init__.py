"""Many hands at one table: pure values and functions, time as an argument."""
