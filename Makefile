# make demo    install what is missing, build, draw the example conversations
# make test    install what is missing, run the tests
# make test-quick  run those that take less than two minutes together, in a debug build
# make check   check the dependencies between targets, the format, the declarations of C libraries, what a build says
#              where they are missing, the names that programs load, the share of documented declarations, that
#              properties are drawn or reported, and the pages that are made from the code
# make gallery draw the pictures of Documentation/Gallery again
# make documentation   make the pages of the libraries, which any web server shows
# make documentation-pictures   draw the pictures of those pages and of the documents again
# make check-release ORDERS="--texts 60 --orders 3"  draw the gallery with the optimized program, hold its index of conformances
#              against Swift's runtime, and draw texts of all scripts in several orders
# make check-distributions   draw everything on bare Debian releases too, and count the pixels that differ (root, network)
# make fuzz TARGET=… RUNS=… SECONDS=… SEED=…   feed random and malformed input to the readers, drawing and layout
# make fuzz GROWTH=1   measure how the cost of each key and each part of a text grows with their number
# make sanitize   the same and the examples under the address sanitizer, then on many threads under the thread sanitizer
# make install PREFIX=/usr/local DESTDIR=…   put what `make build` has built, its fonts, manual and completions below PREFIX
# make uninstall PREFIX=…   remove it again
# make dist    pack the program, linked with nothing but glibc, and all that belongs to it as one archive
# make check-dist   unpack the archive on bare Debian releases, and compare the bytes that it draws (root, network)
# make bench   measure what pictures cost
# make fidelity CASES=… IMAGES=… OUT=…   hold our drawing against measured pictures

OUT ?= Output
PREFIX ?= /usr/local
# The targets whose names are our own; others mirror UIKit and the SDK, whose documentation holds for them too.
DOCUMENTED = Console Frames Files Typesetting Raster Constraints Comparison Goldens Reports GoldenTesting Documents Styles ChatLook \
	Devices Pictures Annotations Markdown SwiftUIGoldenTesting CombineOperators Lint GoldenCoverage \
	InlineSnapshotTesting Conversion DocumentationPages DocumentationImages
# What makes a program start quickly, in parts of the time of drawing one bubble:
# - At a fixed address the loader has 138,000 pointers fewer to write: a tenth of the time.
# - Names that nothing else looks up needn't be in the program's table, which is 7 MB: 1 ms.
# - An index answers which types conform to which protocols, in the runtime's place (CConformances): a third. `messageshot
#   doctor` says if it doesn't.
LINK = -no-pie --no-export-dynamic --wrap=swift_conformsToProtocol --wrap=swift_conformsToProtocolCommon \
	--wrap=swift_conformsToProtocolWithExecutionContext
# - Cairo without X11 (Scripts/link-cairo), where its archive is there: a tenth. What is distributed has archives in the
#   place of all shared libraries but glibc's: two tenths.
# - Metadata of generic types are asked for by name nowhere, but by functions: a tenth.
# - Whether two parts of the code write to the same variable at once is looked at by the tests, and not again: 3 %.
# - Functions that are sections of their own are left out or put elsewhere one by one. What is distributed has those side by
#   side that drawing runs (Scripts/distribution/order-functions): a fifth.
LINKED = $(shell Scripts/link-cairo $(CURDIR)/.build/link)
# The commit is a number that the linker puts in (CSwiftRuntime/build.c), so that a new one compiles nothing again.
SWIFT_BUILD = swift build --configuration release --static-swift-stdlib $(addprefix -Xlinker ,$(LINK)) $(LINKED) \
	-Xlinker --defsym=messageshot_commit=$(shell Scripts/distribution/commit) \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -function-sections
RELEASE = .build/release
DISTRIBUTION = .build/distribution
# The tests compile each module as a whole, in one go, as a release does, and without its optimization: half of the work
# that files one by one are. In a folder of their own, so that builds by hand have theirs. Tests/DropIn finds the package
# there as the tests have built it, and compiles nothing but its own files. A kept plan of one package's build would be
# taken for the other's. The index is what `make check` reads.
TESTS = --scratch-path .build/test --disable-build-manifest-caching --configuration release -debug-info-format none \
	--enable-index-store \
	-Xswiftc -Onone -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 1

.PHONY: demo test check check-release check-distributions check-dist install uninstall dist distribution-libraries \
	documentation documentation-pictures gallery bench fidelity fuzz sanitize build libraries format clean

demo: build
	@Scripts/demo $(RELEASE)/messageshot $(OUT)

build: libraries
	$(SWIFT_BUILD) --product messageshot

# Without fuzz, programs that are started, and long tables: Scripts/slow-tests names them.
test-quick: libraries
	swift build --build-tests -debug-info-format none
	@Scripts/test --quick .build/debug/MessageShotPackageTests.xctest

test: libraries
	@Scripts/check-plugins
	@Scripts/clear-modules .build/test/release/Modules
	swift build --build-tests $(TESTS)
	@Scripts/test .build/test/release/MessageShotPackageTests.xctest
	swift build --package-path Tests/DropIn --build-tests $(TESTS)
	@Scripts/test .build/test/release/BookClubPackageTests.xctest
	swift build --package-path Examples/DocumentationImages --product DocImages $(TESTS)
	.build/test/release/DocImages --check

# Yams seems to import Combine, and swift-custom-dump UIKit and SwiftUI, where a build has left those modules.
check: libraries
	@Scripts/clear-modules --always .build/test/release/Modules
	swift build --build-tests --explicit-target-dependency-import-check error $(TESTS)
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Fonts/*.swift
	Scripts/check-headers
	Scripts/check-requirements
	Scripts/check-links .build/test/release/messageshot .build/test/release/MessageShotPackageTests.xctest
	Scripts/doc-coverage --minimum 90 $(DOCUMENTED)
	Scripts/stills/check-stills .build/test/release/index/store
	Scripts/module-page .build/test/release

check-release: build
	MESSAGESHOT_CHECK_CONFORMANCES=1 $(RELEASE)/messageshot gallery -o Documentation/Gallery --check
	Scripts/check-order $(RELEASE)/messageshot $(ORDERS)

check-distributions: libraries
	swift build --build-tests $(TESTS)
	Scripts/check-distributions $(if $(MIRROR),--mirror $(MIRROR)) .build/test/release $(OUT)/distributions $(DISTRIBUTIONS)

# Without a build, so that it can be run by root.
install:
	@Scripts/distribution/install $(RELEASE) "$(DESTDIR)$(PREFIX)"

uninstall:
	@Scripts/distribution/uninstall "$(DESTDIR)$(PREFIX)"

# The libraries are made once, from the sources of Debian's packages. The program is linked twice: first to see which of its
# functions drawing runs.
dist: LINKED = -Xswiftc -use-ld=lld $(addprefix -Xlinker ,-L$(CURDIR)/$(DISTRIBUTION)/link $(shell cat $(DISTRIBUTION)/flags) \
	--icf=safe --no-eh-frame-hdr -T $(CURDIR)/Scripts/distribution/sections.ld)
dist: libraries distribution-libraries
	$(SWIFT_BUILD) -Xlinker -Map=$(CURDIR)/$(DISTRIBUTION)/map --product messageshot
	@Scripts/distribution/order-functions $(RELEASE)/messageshot $(DISTRIBUTION)/map >$(DISTRIBUTION)/order
	$(SWIFT_BUILD) $(addprefix -Xlinker ,--no-warn-symbol-ordering \
		--symbol-ordering-file=$(CURDIR)/$(DISTRIBUTION)/order) --product messageshot
	@Scripts/distribution/make-archive $(RELEASE) $(DISTRIBUTION) $(OUT)

distribution-libraries:
	@Scripts/distribution/make-libraries $(DISTRIBUTION)

check-dist: dist
	@Scripts/distribution/check-archive $(if $(MIRROR),--mirror $(MIRROR)) \
		$(OUT)/messageshot-$$(Scripts/distribution/version)-linux-$$(uname -m).tar.xz $(OUT)/distributions $(DISTRIBUTIONS)

documentation: libraries
	Scripts/make-documentation $(OUT)/documentation

documentation-pictures: build
	Scripts/draw-documentation $(RELEASE)/messageshot

gallery: build
	$(RELEASE)/messageshot gallery -o Documentation/Gallery --scale 1 --embed-frames --no-index
	$(RELEASE)/messageshot gallery -o Documentation --only message-basic-customization-before \
		--only message-basic-customization-after

bench: libraries
	$(SWIFT_BUILD) --product bench
	@$(RELEASE)/bench $(ARGS)

fidelity: libraries
	@test -n "$(CASES)" && test -n "$(IMAGES)" || { echo "make fidelity: name CASES=cases.json and IMAGES=folder" >&2; exit 2; }
	$(SWIFT_BUILD) --product fidelity
	@$(RELEASE)/fidelity --cases $(CASES) --images $(IMAGES) --out $(OUT)/fidelity $(ARGS)

fuzz: libraries
	$(SWIFT_BUILD) --product fuzz
	@$(RELEASE)/fuzz $(if $(GROWTH),--growth $(filter-out 1,$(GROWTH)),--runs $(or $(RUNS),100000) --seed $(or $(SEED),1) \
		--output $(OUT)/fuzz $(foreach target,$(TARGET),--target $(target))) $(if $(SECONDS),--seconds $(SECONDS))

sanitize: libraries
	Scripts/sanitize address $(SECONDS)
	Scripts/sanitize thread $(RUNS)

libraries:
	@Scripts/install-libraries

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Fonts/*.swift

clean:
	rm -rf .build $(OUT)
