# Thin names for tools/dev.py; on Windows: py tools\dev.py run
PYTHON ?= python3

.PHONY: setup run test lint e2e bench soak clean
setup run test lint e2e bench soak:
	@$(PYTHON) tools/dev.py $@ $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
