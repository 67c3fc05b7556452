# The commands of the README. Each first installs what it needs; all can be repeated at any time.
.PHONY: corpus app run run-rickmorty run-foodshare previews test test-quick test-headless test-browser faults build build-release lint lint-fix clean \
  docstrings test-lines beta release coverage templates mutations check check-tools format bench performance client wire fuzz sanitize keep-found agreement load figures soak mission mission-mutants rules architecture heuristics parity dist try-dist try-dist-apps try-units try-deploy setup help
.DEFAULT_GOAL := help

sources := Sources Apps Simulators Tests Examples Benchmarks Fuzzing Plugins Package.swift
formatted = $(wildcard $(sources))

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

run: ## build and serve the weather app: PORT=9000 make run, ARGS='--data DIR' make run
	@Scripts/setup run
	@exec swift run weda $(ARGS)

run-rickmorty: ## build and serve the Rick and Morty app; RICKMORTY_BASE_URL=URL uses another service
	@Scripts/setup run
	@exec swift run rickmorty $(ARGS)

run-foodshare: ## build and serve the FoodShare app; SUPABASE_URL and SUPABASE_KEY choose a Supabase project
	@Scripts/setup run
	@exec swift run foodshare $(ARGS)

app: ## build and serve your own SwiftUI app, unedited: make app APP=~/Trips, PORT=9000 make app APP=~/Trips/Trips.xcodeproj
	@test -n "$(APP)" || { echo "make app: name your project, such as APP=~/Trips" >&2; exit 2; }
	@Scripts/setup run
	@swift build --product strata
	@exec .build/debug/strata run "$(patsubst ~/%,$(HOME)/%,$(APP))" $(if $(ARGS),-- $(ARGS))

previews: ## show every #Preview of a package in a gallery that reloads on save: PACKAGE=../Trips PORT=9000 make previews
	@Scripts/setup run
	@swift build --product previews
	@exec .build/debug/previews $(or $(PACKAGE),.) --port $(or $(PORT),8080)

test: ## run every test, including those in Chromium; CHANGED=main runs only those that changes since main can affect
	@Scripts/setup test
	@Scripts/run-tests all $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

test-quick: ## run the tests that need no browser, without the thorough ones: ARGS='--filter WeDa' make test-quick
	@Scripts/setup run
	@Scripts/run-tests quick $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

test-headless: ## run every test that needs no browser
	@Scripts/setup run
	@Scripts/run-tests headless $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

test-browser: ## run only the tests in Chromium
	@Scripts/setup test
	@Scripts/run-tests browser $(if $(CHANGED),--changed $(CHANGED)) $(ARGS)

build: ## build everything for debugging
	@Scripts/setup run
	swift build

build-release: ## build the weather app with optimization, as for deployment
	@Scripts/setup run
	swift build -c release --product weda

lint: ## check formatting and layers; also SwiftLint's rules if it is installed
	@Scripts/setup run
	swift format lint --strict --parallel --recursive $(formatted)
	swift run strata check
	@if command -v swiftlint >/dev/null; then swiftlint lint --strict; \
	else echo "lint: SwiftLint is not installed, so the rules of .swiftlint.yml were not checked"; fi

lint-fix: format ## fix formatting, and what SwiftLint can correct automatically
	@if command -v swiftlint >/dev/null; then swiftlint --fix --format; fi

clean: ## delete everything that was built
	rm -rf .build Benchmarks/.build Fuzzing/.build

beta: ## upload the weather app to TestFlight from a Mac; lists what is missing
	@Scripts/deploy beta

release: ## upload the weather app to the App Store from a Mac; lists what is missing
	@Scripts/deploy release

coverage: ## measure the tests' line coverage for each layer, and write an HTML report: ARGS='--filter WeDa'
	@Scripts/setup run
	@Scripts/coverage $(ARGS)

templates: ## test generated apps: for each preset make one, build and test it, then add a part of each kind and test again: PRESETS=template
	@Scripts/setup run
	@Scripts/templates $(PRESETS)

mutations: ## measure how many small faults tests notice: in MODULES='StrataViewTree', else in generated apps, PRESETS=layers; ARGS='--sample 60'
	@Scripts/setup run
	@$(if $(MODULES),Scripts/module-mutants $(ARGS) $(MODULES),Scripts/mutations $(ARGS) $(PRESETS))

# The import check may print "Build complete!" and still fail: its status counts, so no pipe.
# The picture is of the whole package: with STRATA_BUILT_ONCE, its manifest lacks a plugin.
check: ## check formatting, layers, declared imports, the browser's client and the generated pages; runs no tests
	@Scripts/setup check
	Scripts/client --check
	swift format lint --strict --parallel --recursive $(formatted)
	swift build --build-tests --explicit-target-dependency-import-check error
	Scripts/kits-alone
	swift run --skip-build strata check
	swift run --skip-build strata rules --page | diff docs/ledgers/rules.md -
	swift run --skip-build strata rules --kinds | diff docs/guides/rule-kinds.md -
	env -u STRATA_BUILT_ONCE .build/debug/strata graph --page ARCHITECTURE.md >.build/ARCHITECTURE.md
	diff ARCHITECTURE.md .build/ARCHITECTURE.md
	swift run --skip-build mission --check
	swift run --skip-build WireSource --check
	swift run --skip-build parity --check
	Scripts/docstrings --check
	Scripts/test-lines --check
	Scripts/scale --check
	Scripts/bad-days --check

check-tools: ## test `strata check` as users run it (package plugin, pre-commit hook, GitHub workflows, language server), and the Swift SDK
	@Scripts/setup run
	swift build --product strata
	@status=0; \
	Scripts/try-hook || status=1; \
	Scripts/try-workflow || status=1; \
	Scripts/try-plugin || status=1; \
	Scripts/try-lsp || status=1; \
	Scripts/try-sdk || status=1; \
	exit $$status

dist: ## make a relocatable archive and a Debian package of `strata` in .build/dist, or of an app's server: APP=weda make dist
	@Scripts/setup dist
	@Scripts/dist$(if $(APP),-app $(APP)) $(ARGS)

try-dist: ## install the package of `make dist` in a bare Debian without Swift, use, upgrade and remove it; needs root
	@Scripts/setup dist
	@Scripts/try-dist $(ARGS)

try-dist-apps: ## do the same with the servers' packages and systemd, and ask for pages meanwhile: ARGS='--configuration debug weda'
	@Scripts/setup dist
	@Scripts/try-dist-apps $(ARGS)

try-units: ## install the servers' packages in a bare Debian, kill, reload and stop them by systemd; needs root and the built programs
	@Scripts/setup dist
	@Scripts/try-units $(ARGS)

try-deploy: ## deploy FoodShare here as its guide says, kill each piece while people offer and ask, and look for losses: ARGS='--only postgres'
	@Scripts/setup bench
	@Scripts/try-deploy $(ARGS)

format: ## format every Swift file
	swift format --in-place --parallel --recursive $(formatted)

bench: ## measure performance, compare it with its budgets and with other frameworks, checkers and generators, time builds (half an hour)
	@Scripts/setup bench
	STRATA_INTERNALS=1 swift build --package-path Benchmarks -c release --product Benchmarks
	@status=0; \
	Benchmarks/.build/release/Benchmarks || status=1; \
	Benchmarks/Peers/run || status=1; \
	Benchmarks/Checkers/run || status=1; \
	Benchmarks/Generators/run || status=1; \
	Benchmarks/Builds/run || status=1; \
	exit $$status

# Each part can be run alone; `front` needs Debian's nginx, `rolling` PostgreSQL, too.
load: ## measure a crowd beside attackers, claims among 1,000 devices, two cores beside one, a front, PostgreSQL, and 1,000 writers while servers are killed and rolled (a quarter of an hour): VISITORS=50 PARTS=rolling make load
	@Scripts/setup bench
	STRATA_INTERNALS=1 swift build --package-path Benchmarks -c release --product Benchmarks
	STRATA_VISITORS=$(or $(VISITORS),1000) Benchmarks/.build/release/Benchmarks \
	  $(or $(PARTS),crowd attack claim twocores front rolling changes)

soak: ## let visitors come and go, and compare memory and descriptors: SECONDS=1800 make soak
	@Scripts/setup bench
	STRATA_INTERNALS=1 swift build --package-path Benchmarks -c release --product Benchmarks
	STRATA_SOAK_SECONDS=$(or $(SECONDS),1800) Benchmarks/.build/release/Benchmarks soak

figures: ## measure some parts, and write them into docs/performance.md: PARTS='crowd feed' make figures
	@Scripts/setup bench
	STRATA_INTERNALS=1 swift build --package-path Benchmarks -c release --product Benchmarks
	Benchmarks/.build/release/Benchmarks --markdown $(PARTS) | Scripts/renew-figures
	Scripts/scale --write
	Scripts/bad-days --figures

performance: ## run all benchmarks, and write docs/performance.md and the README's tables from them
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
	Scripts/scale --write || status=1; \
	Scripts/bad-days --figures || status=1; \
	exit $$status

# At most ten minutes without an event, and as many tests at a time as `make test` runs.
faults: ## run the tests of bad days, those in Chromium too, and write docs/internals/reliability.md from what they counted
	@Scripts/setup test
	swift build --build-tests
	@rm -rf .build/bad-days; mkdir -p .build/bad-days/events .build/bad-days/records
	@status=0; \
	STRATA_BAD_DAYS="$(CURDIR)/.build/bad-days/records" env -u STRATA_QUICK -u HOST -u PORT \
	  Scripts/watched 600 .build/bad-days/events/tests swift test --skip-build \
	  --experimental-maximum-parallelization-width 16 --event-stream-version 0 \
	  --event-stream-output-path .build/bad-days/events/tests \
	  --filter "$$(Scripts/bad-days)" || status=1; \
	Scripts/bad-days --write .build/bad-days/events .build/bad-days/records || status=1; \
	exit $$status

# libFuzzer writes inputs that reach new code to Fuzzing/.build/found, and those that break something
# to Fuzzing/.build/crashes; `make keep-found` copies both to the fixtures that every test run tries.
fuzz: ## run libFuzzer on every parser of untrusted input: SECONDS=600 make fuzz, TARGETS="route dto"
	@Scripts/setup run
	Scripts/fuzz $(SECONDS) $(TARGETS)

sanitize: ## run tests of memory, threads and parsers with the address and the thread sanitizer: KINDS=address MODULES="StrataWire" make sanitize
	@Scripts/setup run
	@MODULES="$(MODULES)" Scripts/sanitize $(KINDS)

keep-found: ## keep what `make fuzz` has found, as few inputs as reach the same code, for the tests: TARGETS=route
	Scripts/keep-found $(TARGETS)

agreement: ## check that `strata check` reads Swift files as the toolchain's parser does: ARGS='--changes 8'
	@Scripts/setup run
	Scripts/agreement $(ARGS)

corpus: ## build, test and use apps from elsewhere, from a folder of clones: FOLDER=../corpus NAMES='2048', or ARGS=--write for all
	@Scripts/setup test
	Benchmarks/Corpus/run $(FOLDER) $(NAMES) $(ARGS)

wire: ## generate the wire protocol's sources for server and browser, and the tables of docs/internals/wire.md, from wire.json
	@Scripts/setup check
	swift run WireSource
	Scripts/client

client: ## bundle the browser's client: from Sources/Web/StrataBrowserClient/Client to the shipped files in Resources
	@Scripts/setup check
	Scripts/client

mission: ## write docs/ledgers/mission.md and the README's numbers from the rows that tests name
	@Scripts/setup run
	swift run mission

mission-mutants: ## apply each mutant of Tests/Mission/mutants.json and check that its test fails: ROWS='W-06 L-54', ARGS='--sample 5', ARGS='--together 12 --write'
	@Scripts/setup run
	@Scripts/mission-mutants $(ARGS) $(ROWS)

rules: ## write docs/ledgers/rules.md from the presets, and docs/guides/rule-kinds.md from the kinds of rules
	@Scripts/setup run
	swift run strata rules --page >.build/rules.md
	mv .build/rules.md docs/ledgers/rules.md
	swift run --skip-build strata rules --kinds >.build/rule-kinds.md
	mv .build/rule-kinds.md docs/guides/rule-kinds.md

architecture: ## draw the modules in ARCHITECTURE.md from the package and strata.json
	@Scripts/setup run
	swift run strata graph --page ARCHITECTURE.md >.build/ARCHITECTURE.md
	mv .build/ARCHITECTURE.md ARCHITECTURE.md

heuristics: ## renew the sample of warnings that people have judged as right or wrong; fails while a warning has the judgement '?'
	@Scripts/setup run
	swift build --build-tests
	STRATA_SAMPLE=1 swift test --skip-build --filter '^LayerPresetsTests\.HeuristicTests' || true
	@! grep -n '?' Tests/Layers/LayerPresetsTests/Fixtures/heuristics.tsv

parity: ## write parity.md, differences.md and uikit-parity.md in docs/ledgers from the modules' symbols and the tests
	@Scripts/setup run
	swift build --build-tests
	swift run --skip-build parity

docstrings: ## write the table of docstrings in CONTRIBUTING.md: which share of the public members has one
	Scripts/docstrings --write

test-lines: ## write the table of lines of tests for a line of sources in CONTRIBUTING.md
	Scripts/test-lines --write

setup: ## install the packages that building and testing need
	@Scripts/setup test
