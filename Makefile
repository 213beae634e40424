# make demo    install what is missing, build, draw the example conversations
# make test    install what is missing, run the tests
# make check   check the arrows between the targets, the format and the share of documented declarations
# make gallery draw the pictures of Documentation/Gallery again
# make documentation   make the pages of the libraries, which any web server shows
# make documentation-pictures   draw the pictures of those pages and of the documents again
# make bench   measure what pictures cost
# make fidelity CASES=… IMAGES=… OUT=…   hold our drawing against measured pictures

OUT ?= Output
# The targets whose names are our own; others mirror UIKit and the SDK, whose documentation holds for them too.
DOCUMENTED = Frames Files Typesetting Raster Constraints Comparison Goldens Reports GoldenTesting Documents Styles ChatLook \
	Devices Pictures Markdown
# At a fixed address the loader has 138,000 pointers fewer to write: a tenth of the time of drawing one bubble.
SWIFT_BUILD = swift build --configuration release --static-swift-stdlib -Xlinker -no-pie
RELEASE = .build/release

.PHONY: demo test check documentation documentation-pictures gallery bench fidelity build libraries format clean

demo: build
	@Scripts/demo $(RELEASE)/messageshot $(OUT)

build: libraries
	$(SWIFT_BUILD) --product messageshot

test: libraries
	swift test --package-path Tests/DropIn --scratch-path .build/drop-in
	swift test --disable-swift-testing

check: libraries
	swift build --build-tests --explicit-target-dependency-import-check error
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Fonts/BundledFonts.swift
	Scripts/doc-coverage --minimum 90 $(DOCUMENTED)

documentation: libraries
	Scripts/make-documentation $(OUT)/documentation

documentation-pictures: build
	Scripts/draw-documentation $(RELEASE)/messageshot

gallery: build
	$(RELEASE)/messageshot docs -o Documentation/Gallery --scale 1 --embed-frames
	$(RELEASE)/messageshot docs -o Documentation --only message-basic-customization-before \
		--only message-basic-customization-after
	rm Documentation/Gallery/index.html

bench: libraries
	$(SWIFT_BUILD) --product bench
	@$(RELEASE)/bench $(ARGS)

fidelity: libraries
	@test -n "$(CASES)" && test -n "$(IMAGES)" || { echo "make fidelity: name CASES=cases.json and IMAGES=folder" >&2; exit 2; }
	$(SWIFT_BUILD) --product fidelity
	@$(RELEASE)/fidelity --cases $(CASES) --images $(IMAGES) --out $(OUT)/fidelity $(ARGS)

libraries:
	@Scripts/install-libraries

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Fonts/BundledFonts.swift

clean:
	rm -rf .build $(OUT)
