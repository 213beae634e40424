import Fonts
import Foundation
import XCTest

@testable import Typesetting

final class FamilyTests: XCTestCase {
    private func faces(_ string: String, _ font: FontDescription) -> [String] {
        Typesetter.current.layOut(StyledText(string, TextAttributes(font: font))).content(in: 300).runs.map(\.face.file)
    }

    func testEveryFileOfEveryFamilyIsBundledAndDrawsItsStyle() throws {
        for family in BundledFamily.allCases {
            for file in family.files {
                XCTAssertTrue(FileManager.default.fileExists(atPath: try BundledFonts.path(for: file)), file)
            }
        }
    }

    func testEveryFileIsUsedBySomeFont() {
        let families: [FontDescription.Family] =
            [.system, .serif, .rounded, .monospaced] + FontDescription.namedFamilies.map { .named($0) }
        let used = families.flatMap { family in
            stride(from: 100, through: 900, by: 100).flatMap { weight in
                [false, true].flatMap { isItalic in
                    faces(
                        "A漢",
                        FontDescription(
                            family: family, size: 17, weight: FontWeight(rawValue: weight), isItalic: isItalic))
                }
            }
        }
        for family in BundledFamily.allCases where family != .interExtremes {
            for file in family.files { XCTAssertTrue(used.contains(file), file) }
        }
    }

    func testFontsWithinOneText() {
        let runs = [
            ("thin", FontDescription(size: 17, weight: .thin)), ("serif", FontDescription(family: .serif, size: 17)),
        ]
        .map { StyledText.Run(text: $0.0, attributes: TextAttributes(font: $0.1)) }
        let files = Typesetter.current.layOut(StyledText(runs: runs)).content(in: 300).runs.map(\.face.file)
        XCTAssertEqual(files, ["Inter-ExtraLight.otf", "ShotSerif-Regular.otf"])
    }

    func testWhatAFamilyLacksIsDrawnAsUsual() {
        let serif = FontDescription(family: .serif, size: 17)
        XCTAssertEqual(faces("あ", serif), ["NotoSansCJKsc-Regular.otf"])
        XCTAssertEqual(faces("😀", serif), ["NotoColorEmoji.ttf"])
        // The italic lacks Greek.
        XCTAssertEqual(faces("Ω", FontDescription(family: .serif, size: 17, isItalic: true)).count, 1)
    }

    func testATextOfTheSystemsFontNeedsNoFamily() {
        XCTAssertEqual(FontDescription.system(size: 17, weight: .bold).bundledFamilies, [])
        XCTAssertEqual(FontDescription(size: 17, isItalic: true).bundledFamilies, [])
        XCTAssertEqual(
            FontDescription.system(size: 17, weight: .black).bundledFamilies, BundledFamilies(.interExtremes))
    }

    func testFixedWidthFontsKeepTheirColumns() {
        for family in [FontDescription.Family.monospaced, .named("Menlo-Bold"), .named("Courier")] {
            let font = FontDescription(family: family, size: 20)
            func width(_ string: String) -> CGFloat {
                Typesetter.current.layOut(StyledText(string, TextAttributes(font: font))).size.width
            }
            XCTAssertEqual(width("fiWM->"), width("iiiiii"), accuracy: 0.01)
        }
    }

    func testAFamilyHasItsOwnLines() {
        XCTAssertEqual(FontDescription(family: .named("AvenirNext-Medium"), size: 10).lineHeight, 13.66, accuracy: 1e-9)
        XCTAssertEqual(FontDescription(family: .named("Avenir Next"), size: 10).lineHeight, 13.66, accuracy: 1e-9)
        XCTAssertEqual(FontDescription(family: .serif, size: 17).lineHeight, 20.287, accuracy: 0.001)
    }
}
