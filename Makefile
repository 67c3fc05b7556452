# The README's commands. Each does its own set-up and may be run again at any time.
.PHONY: run run-rickmorty run-foodshare previews test test-quick test-headless test-browser build build-release lint lint-fix clean \
  beta release coverage templates mutations check check-tools format bench performance client wire fuzz keep-found agreement mission mission-mutants rules architecture heuristics parity setup help
.DEFAULT_GOAL := help

sources := Sources Apps Simulators Tests Examples Benchmarks Fuzzing Plugins Package.swift
formatted = $(wildcard $(sources))

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

run: ## set up, build and serve the weather app: PORT=9000 make run, ARGS='--data DIR' make run
	@Scripts/setup run
	@exec swift run weda $(ARGS)

run-rickmorty: ## set up, build and serve the characters app; RICKMORTY_BASE_URL names another service
	@Scripts/setup run
	@exec swift run rickmorty $(ARGS)

run-foodshare: ## set up, build and serve food near you; SUPABASE_URL and SUPABASE_KEY name a project
	@Scripts/setup run
	@exec swift run foodshare $(ARGS)

previews: ## every #Preview in a gallery, reloaded on save: PACKAGE=../Trips PORT=9000 make previews
	@Scripts/setup run
	@swift build --product previews
	@exec .build/debug/previews $(or $(PACKAGE),.) --port $(or $(PORT),8080)

test: ## set up, then run every test, those in Chromium too; CHANGED=main: those that a change can reach
	@Scripts/setup test
	@Scripts/run-tests all $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

test-quick: ## the tests that need no browser, without the thorough ones: ARGS='--filter WeDa' make test-quick
	@Scripts/setup run
	@Scripts/run-tests quick $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

test-headless: ## every test that needs no browser
	@Scripts/setup run
	@Scripts/run-tests headless $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

test-browser: ## the tests in Chromium alone
	@Scripts/setup test
	@Scripts/run-tests browser $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

build: ## everything with what debugging needs
	@Scripts/setup run
	swift build

build-release: ## the weather app as it is deployed
	@Scripts/setup run
	swift build -c release --product weda

lint: ## formatting and layers; on a Mac with SwiftLint its rules too
	@Scripts/setup run
	swift format lint --strict --parallel --recursive $(formatted)
	swift run strata check
	@if command -v swiftlint >/dev/null; then swiftlint lint --strict; \
	else echo "lint: SwiftLint is not here; .swiftlint.yml is for Macs"; fi

lint-fix: format ## what can be mended without asking
	@if command -v swiftlint >/dev/null; then swiftlint --fix --format; fi

clean: ## forget everything that was built
	rm -rf .build Benchmarks/.build Fuzzing/.build

beta: ## send the app to TestFlight, from a Mac; says what is missing
	@Scripts/deploy beta

release: ## send the app to the App Store, from a Mac; says what is missing
	@Scripts/deploy release

coverage: ## how much of the code the tests reach, floor by floor, and pages: ARGS='--filter WeDa'
	@Scripts/setup run
	@Scripts/coverage $(ARGS)

templates: ## generate each preset, build and test it, add one of each kind, and again: PRESETS=template
	@Scripts/setup run
	@Scripts/templates $(PRESETS)

mutations: ## how many small faults tests notice: in MODULES='StrataViewTree', else in generated apps, PRESETS=layers; ARGS='--sample 60'
	@Scripts/setup run
	@$(if $(MODULES),Scripts/module-mutants $(ARGS) $(MODULES),Scripts/mutations $(ARGS) $(PRESETS))

# The import check may print "Build complete!" and still fail: its status counts, so no pipe.
check: ## formatting, layers, declared imports, the browser's client, and pages that are written by commands; runs no tests
	@Scripts/setup check
	Scripts/client --check
	swift format lint --strict --parallel --recursive $(formatted)
	swift build --build-tests --explicit-target-dependency-import-check error
	swift run --skip-build strata check
	swift run --skip-build strata rules --page | diff docs/ledgers/rules.md -
	swift run --skip-build strata rules --kinds | diff docs/guides/rule-kinds.md -
	swift run --skip-build strata graph --page ARCHITECTURE.md >.build/ARCHITECTURE.md
	diff ARCHITECTURE.md .build/ARCHITECTURE.md
	swift run --skip-build mission --check
	swift run --skip-build WireSource --check
	swift run --skip-build parity --check

check-tools: ## run the checker as a plugin, from a hook and by the workflows, and the Swift SDK, as strangers do
	@Scripts/setup run
	swift build --product strata
	@status=0; \
	Scripts/try-hook || status=1; \
	Scripts/try-workflow || status=1; \
	Scripts/try-plugin || status=1; \
	Scripts/try-sdk || status=1; \
	exit $$status

format: ## rewrite every Swift file in the one format
	swift format --in-place --parallel --recursive $(formatted)

bench: ## print each figure beside its budget, then beside others: frameworks, checkers and generators (half an hour)
	@Scripts/setup bench
	STRATA_INTERNALS=1 swift build --package-path Benchmarks -c release --product Benchmarks
	@status=0; \
	Benchmarks/.build/release/Benchmarks || status=1; \
	Benchmarks/Peers/run || status=1; \
	Benchmarks/Checkers/run || status=1; \
	Benchmarks/Generators/run || status=1; \
	exit $$status

performance: ## write docs/performance.md and the README's ratios from a whole run of `make bench`
	@Scripts/setup bench
	STRATA_INTERNALS=1 swift build --package-path Benchmarks -c release --product Benchmarks
	@status=0; \
	Benchmarks/.build/release/Benchmarks --markdown >Benchmarks/.build/performance.md || status=1; \
	[ ! -s Benchmarks/.build/performance.md ] || \
	  cp Benchmarks/.build/performance.md docs/performance.md; \
	Benchmarks/Peers/run --write || status=1; \
	Benchmarks/Checkers/run --write || status=1; \
	Benchmarks/Generators/run --write || status=1; \
	Scripts/five-minutes --write || status=1; \
	Benchmarks/Builds/run --clean --write || status=1; \
	exit $$status

# New inputs that reach new code land in Fuzzing/.build/found, those that break something in
# Fuzzing/.build/crashes; `make keep-found` puts them where every run of the tests tries them.
fuzz: ## let libFuzzer at every door of strangers' bytes: SECONDS=600 make fuzz, TARGETS=route
	@Scripts/setup run
	Scripts/fuzz $(SECONDS) $(TARGETS)

keep-found: ## put what fuzzing has found into the corpus that the tests try: TARGETS=route
	Scripts/keep-found $(TARGETS)

agreement: ## hold the checker's reader of Swift against the toolchain's parser: ARGS='--changes 8'
	@Scripts/setup run
	Scripts/agreement $(ARGS)

wire: ## write both sides' halves of the wire, and docs/internals/wire.md's tables, from Sources/Web/StrataWire/wire.json
	@Scripts/setup check
	swift run WireSource
	Scripts/client

client: ## bundle the browser's client: Sources/Web/StrataBrowserClient/Client becomes Resources, which ships
	@Scripts/setup check
	Scripts/client

mission: ## write docs/ledgers/mission.md and the README's numbers from what the tests say they prove
	@Scripts/setup run
	swift run mission

mission-mutants: ## break what each proven row says, and see its test fail: ROWS='W-06 L-54', ARGS='--sample 5'
	@Scripts/setup run
	@Scripts/mission-mutants $(ARGS) $(ROWS)

rules: ## write docs/ledgers/rules.md from the presets, and docs/guides/rule-kinds.md from the kinds of rule
	@Scripts/setup run
	swift run strata rules --page >.build/rules.md
	mv .build/rules.md docs/ledgers/rules.md
	swift run --skip-build strata rules --kinds >.build/rule-kinds.md
	mv .build/rule-kinds.md docs/guides/rule-kinds.md

architecture: ## draw the modules in ARCHITECTURE.md from the package and strata.json
	@Scripts/setup run
	swift run strata graph --page ARCHITECTURE.md >.build/ARCHITECTURE.md
	mv .build/ARCHITECTURE.md ARCHITECTURE.md

heuristics: ## draw the sample of warnings again; a '?' in the file is for a person to judge
	@Scripts/setup run
	swift build --build-tests
	STRATA_SAMPLE=1 swift test --skip-build --filter '^LayerPresetsTests\.HeuristicTests' || true
	@! grep -n '?' Tests/Layers/LayerPresetsTests/Fixtures/heuristics.tsv

parity: ## write parity.md, differences.md and uikit-parity.md in docs/ledgers from the modules' symbols and the tests
	@Scripts/setup run
	swift build --build-tests
	swift run --skip-build parity

setup: ## install what building and testing need, and nothing else
	@Scripts/setup test
