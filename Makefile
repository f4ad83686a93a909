# Every target installs what it needs first (see .ci/install) and can be run again at any time.
.DEFAULT_GOAL := help
.PHONY: help run check test audit bench long noninterference faults odds rules-report mutants fuzz screenshots types notices package

MODULES ?= play
MUTANTS ?= 300
SEED ?= 1
ID ?=
IDS ?=
RUNS ?= 100000
COMMANDS ?= 1000000
GAMES ?= 10000
COMBINED ?= 10000
PAIRS ?= 100000
BOXED ?= 25000
TABLES ?= 500
PROGRAMS ?= 50
ACTIVATIONS ?= 1000000
SECONDS ?= 30

help: ## Show these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

run: ## Build and open the window; without a display, serve the same table headless
	@.ci/start

check: ## Run what a change should pass at once: format, lints, the tests of the rules, those of changed pages
	@.ci/check

test: ## Run every check and test
	@.ci/test

audit: ## Check licences, bans, sources and known vulnerabilities of the dependencies
	@ADVISORIES=$(or $(ADVISORIES),yes) .ci/audit

bench: ## Measure (nothing here is a test)
	@.ci/install serve
	@npm --prefix ui run --silent build
	@cargo run --quiet --locked --release -p dradis-tests --bin bench
	@.ci/install test
	@cargo build --quiet --locked --release -p dradis-server --bin dradis
	@.ci/e2e figures release

long: noninterference ## Compare the engine's battles with the reference model's, play random games and pairs: make long RUNS=100000 COMMANDS=1000000 GAMES=10000 COMBINED=10000 PAIRS=100000
	@cargo run --quiet --locked --release -p dradis-differential -- $(RUNS)
	@cargo run --quiet --locked --release -p dradis-endurance -- $(COMMANDS) $(GAMES) $(COMBINED)

noninterference: ## Play pairs of games, tables and programs that differ in secrets alone: make noninterference PAIRS=100000 BOXED=25000 TABLES=500 PROGRAMS=50
	@cargo run --quiet --locked --release -p dradis-noninterference -- $(PAIRS) $(BOXED)
	@PAIRS=$(TABLES) cargo test --quiet --locked --release -p dradis-table --lib twins:: -- --nocapture
	@PAIRS=$(PROGRAMS) cargo test --quiet --locked --release -p dradis-server --test secrets -- --nocapture

faults: ## Plant faults in the rules one at a time; the comparison must find each
	@python3 tests/differential/faults/faults.py --write docs/FAULTS.md

odds: ## Compare the odds of activations with a million of each: make odds ACTIVATIONS=1000000
	@cargo run --quiet --locked --release -p dradis-rules --example odds -- $(ACTIVATIONS)

rules-report: ## Say per rules file what is implemented, tested, not applicable, open; IDS=1 lists them; ID=RES-3 says where a rule and its tests stand
	@cargo run --quiet --locked -p dradis-rules --example rules_report -- $(if $(ID),'$(ID)',$(if $(IDS),--ids))

mutants: ## Plant faults in the rules at random; the tests should find each: make mutants MODULES='play/motive.rs play/execution' MUTANTS=300 SEED=1
	@cargo run --quiet --locked --manifest-path tests/mutants/Cargo.toml -- $(MUTANTS) $(SEED) $(MODULES)

fuzz: ## Run the fuzz targets, each for some seconds: make fuzz SECONDS=30
	@.ci/install serve
	@.ci/fuzz $(SECONDS)

screenshots: ## Take the pictures of the screens into screenshots/
	@.ci/install test
	@npm --prefix ui run --silent build
	@cargo build --quiet --locked -p dradis-server --bin dradis
	@.ci/e2e screenshots debug

types: ## Generate the TypeScript of the wire types from the Rust ones
	@cargo run --quiet --locked -p dradis-table --example wire_types

notices: ## Collect the licences of everything that is shipped into THIRD-PARTY.md
	@.ci/install serve
	@.ci/notices THIRD-PARTY.md

package: ## Build the installable package of this system
	@.ci/package
