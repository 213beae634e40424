# make demo    install what is missing, build, draw the example conversations
# make test    install what is missing, run the tests
# make kit     build the shared library and the modules against which messageshot preview and messageshot swift compile
# make test-quick  run those that take less than two minutes together, in a debug build
# make check   check the dependencies between targets, the format, the libraries that programs load, the share of documented
#              declarations, that properties are drawn or reported, and the pages that are made from the code
# make gallery draw the pictures of Documentation/Gallery again
# make documentation   make the pages of the libraries, for any web server
# make documentation-pictures   draw the pictures of those pages and of the documents again
# make check-release ORDERS="--texts 60 --orders 3"  draw the gallery with the optimized program, compare its index of
#              conformances with Swift's runtime, and draw texts of all scripts in several orders
# make check-distributions   draw everything on bare Debian releases too, and count the pixels that differ (root, network)
# make fuzz TARGET=… RUNS=… SECONDS=… SEED=…   feed random and malformed input to the readers, drawing and layout
# make fuzz GROWTH=1   measure how the cost of each key and each part of a text grows with their number
# make sanitize   the same and the examples under the address sanitizer, then on many threads under the thread sanitizer
# make install PREFIX=/usr/local DESTDIR=…   install the program that `make build` has built, with fonts, manual and completions
# make uninstall PREFIX=…   remove it again
# make dist    pack the program, which then needs no library but glibc, and its files as an archive
# make check-dist   unpack the archive on bare Debian releases, and compare the bytes that it draws (root, network)
# make bench   measure how long pictures take
# make fidelity CASES=… IMAGES=… OUT=…   compare our drawing with measured pictures

OUT ?= Output
PREFIX ?= /usr/local
# The targets whose names are our own; others mirror UIKit and the SDK, whose documentation holds for them too.
DOCUMENTED = Console Frames Files Typesetting Raster Constraints Comparison Goldens Reports GoldenTesting Documents Styles ChatLook \
	Devices Pictures Annotations Markdown SwiftUIGoldenTesting CombineOperators Lint GoldenCoverage \
	InlineSnapshotTesting Conversion DocumentationPages DocumentationImages
# These options make a program start quickly. Savings are parts of the time that drawing one bubble takes.
# - At a fixed address, the loader writes 138,000 pointers less: a tenth.
# - Without names that nothing looks up, the program's table of names is 7 MB smaller: 1 ms.
# - An index finds conformances of types to protocols instead of the runtime (CConformances): a third. `messageshot doctor`
#   reports if it can't.
LINK = -no-pie --no-export-dynamic --wrap=swift_conformsToProtocol --wrap=swift_conformsToProtocolCommon \
	--wrap=swift_conformsToProtocolWithExecutionContext
# - Cairo's archive needs no X11 (Scripts/link-cairo): a tenth. `make dist` links archives of all libraries but glibc: two
#   tenths.
# - Metadata of generic types is looked up by functions and never by name: a tenth.
# - The tests check exclusive access to variables, and the program doesn't: 3 %.
# - Each function is in a section, so that the linker can leave it out if nothing calls it.
LINKED = $(shell Scripts/link-cairo $(CURDIR)/.build/link)
# The linker sets the commit (CSwiftRuntime/build.c), so that a new commit compiles nothing again.
SWIFT_BUILD = swift build --configuration release --static-swift-stdlib $(addprefix -Xlinker ,$(LINK)) $(LINKED) \
	-Xlinker --defsym=messageshot_commit=$(shell Scripts/packaging/commit) \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -function-sections
RELEASE = .build/release
DISTRIBUTION = .build/distribution
# The tests compile each module as a whole, like a release, but without optimization: half of the work of compiling file by
# file. They have a build folder, so that builds by hand keep theirs. Tests/DropIn uses the same folder and compiles only its
# own files; a kept plan of one package's build would be taken for the other's. `make check` reads the index.
TESTS = --scratch-path .build/test --disable-build-manifest-caching --configuration release -debug-info-format none \
	--enable-index-store \
	-Xswiftc -Onone -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 1 $(KIT_LINK)
# A program that links the kit may have Yams or ArgumentParser, too, in other versions. The kit calls those in itself.
KIT_LINK = -Xlinker -Bsymbolic

.PHONY: demo kit test check check-release check-distributions check-dist install uninstall dist distribution-libraries \
	documentation documentation-pictures gallery bench fidelity fuzz sanitize build libraries format clean

demo: build
	@Scripts/demo $(RELEASE)/messageshot $(OUT)

build: libraries
	$(SWIFT_BUILD) --product messageshot

# Its objects aren't the program's, which are for Swift's static libraries.
kit: build
	swift build --scratch-path .build/kit --configuration release --disable-build-manifest-caching --product MessageShotKit $(KIT_LINK)
	swift build --scratch-path .build/kit --configuration release --disable-build-manifest-caching --product app-sources
	@Scripts/packaging/make-kit .build/kit/release $(RELEASE)/kit

# Without fuzz, programs that are started, and long tables: Scripts/slow-tests names them.
test-quick: libraries
	swift build --build-tests -debug-info-format none
	@Scripts/test --quick .build/debug/MessageShotPackageTests.xctest

test: libraries
	@Scripts/check-plugins
	@Scripts/clear-modules .build/test/release/Modules
	swift build --build-tests $(TESTS)
	@Scripts/packaging/make-kit .build/test/release .build/test/release/kit
	@Scripts/test .build/test/release/MessageShotPackageTests.xctest
	swift build --package-path Tests/DropIn --build-tests $(TESTS)
	@Scripts/test .build/test/release/BookClubPackageTests.xctest
	swift build --package-path Examples/DocumentationImages --product DocImages $(TESTS)
	.build/test/release/DocImages --check

# Where a build has left those modules, Yams would import Combine, and swift-custom-dump UIKit and SwiftUI.
check: libraries
	@Scripts/clear-modules --always .build/test/release/Modules
	swift build --build-tests --explicit-target-dependency-import-check error $(TESTS)
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Fonts/*.swift
	Scripts/documentation/draw-targets --check
	Scripts/portability/check-links .build/test/release/messageshot .build/test/release/MessageShotPackageTests.xctest
	Scripts/documentation/doc-coverage --minimum 90 $(DOCUMENTED)
	Scripts/stills/check-stills .build/test/release/index/store
	Scripts/documentation/module-page .build/test/release

check-release: build
	MESSAGESHOT_CHECK_CONFORMANCES=1 $(RELEASE)/messageshot gallery -o Documentation/Gallery --check
	Scripts/portability/check-order $(RELEASE)/messageshot $(ORDERS)

check-distributions: libraries
	swift build --build-tests $(TESTS)
	Scripts/portability/check-distributions $(if $(MIRROR),--mirror $(MIRROR)) .build/test/release $(OUT)/distributions $(DISTRIBUTIONS)

# Without a build, so that it can be run by root.
install:
	@Scripts/packaging/install $(RELEASE) "$(DESTDIR)$(PREFIX)"

uninstall:
	@Scripts/packaging/uninstall "$(DESTDIR)$(PREFIX)"

# The libraries are made once, from the sources of Debian's packages.
dist: LINKED = -Xswiftc -use-ld=lld $(addprefix -Xlinker ,-L$(CURDIR)/$(DISTRIBUTION)/link $(shell cat $(DISTRIBUTION)/flags) \
	--icf=safe)
dist: libraries distribution-libraries
	$(SWIFT_BUILD) --product messageshot
	@Scripts/packaging/make-archive $(RELEASE) $(DISTRIBUTION) $(OUT)

distribution-libraries:
	@Scripts/packaging/make-libraries $(DISTRIBUTION)

check-dist: dist
	@Scripts/packaging/check-archive $(if $(MIRROR),--mirror $(MIRROR)) \
		$(OUT)/messageshot-$$(Scripts/packaging/version)-linux-$$(uname -m).tar.xz $(OUT)/distributions $(DISTRIBUTIONS)

documentation: libraries
	Scripts/documentation/make-documentation $(OUT)/documentation

documentation-pictures: build
	Scripts/documentation/draw-documentation $(RELEASE)/messageshot

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
