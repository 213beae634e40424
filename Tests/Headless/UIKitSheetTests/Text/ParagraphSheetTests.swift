import GoldenTesting
import HeadlessUIKit
import XCTest

/// All properties of a paragraph style.
@MainActor @preconcurrency
final class ParagraphSheetTests: XCTestCase {
    private func sample(
        _ text: String = TextSamples.words, _ change: (NSMutableParagraphStyle) -> Void
    ) -> UIView {
        let label = TextSamples.label(
            text, [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: TextSamples.style(change)])
        return TextSamples.boxed(label, width: 100)
    }

    func testHeights() {
        let sheet = Sheet("Line heights", width: 360)
        sheet.add([
            ("multiple 1.5", sample { $0.lineHeightMultiple = 1.5 }),
            ("multiple 0.8", sample { $0.lineHeightMultiple = 0.8 }),
            ("minimum 24", sample { $0.minimumLineHeight = 24 }),
        ])
        sheet.add([
            ("maximum 10", sample { $0.maximumLineHeight = 10 }),
            ("spacing 6", sample { $0.lineSpacing = 6 }),
            (
                "before 4, after 8",
                sample("One\nTwo\nThree") {
                    $0.paragraphSpacing = 8
                    $0.paragraphSpacingBefore = 4
                }
            ),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testPlaces() {
        let sheet = Sheet("Indents and tabs", width: 360)
        sheet.add([
            ("first 20", sample { $0.firstLineHeadIndent = 20 }),
            ("head 20", sample { $0.headIndent = 20 }),
            ("tail -20", sample { $0.tailIndent = -20 }),
        ])
        sheet.add([
            ("tail 60", sample { $0.tailIndent = 60 }),
            (
                "right to left",
                sample {
                    $0.baseWritingDirection = .rightToLeft; $0.alignment = .right
                }
            ),
            ("justified", sample { $0.alignment = .justified }),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testTabs() {
        let sheet = Sheet("Tabs", width: 360)
        sheet.add([
            (
                "tab 60 right",
                sample("a\t1\nb\t22\nc\t333") {
                    $0.tabStops = [NSTextTab(textAlignment: .right, location: 60)]
                }
            ),
            (
                "interval 40",
                sample("a\tb\tc\nd\te\tf") {
                    $0.tabStops = []
                    $0.defaultTabInterval = 40
                }
            ),
            ("default tabs", sample("a\tb\tc\nd\te\tf") { _ in }),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testParagraphsOfTheirOwnStyle() {
        let text = NSMutableAttributedString()
        for (string, alignment, multiple) in [
            ("Left and usual\n", NSTextAlignment.left, 0), ("In the middle, wide\n", .center, 1.6),
            ("Right", .right, 0),
        ] {
            let style = TextSamples.style {
                $0.alignment = alignment
                $0.lineHeightMultiple = multiple
            }
            text.append(NSAttributedString(string: string, attributes: [.paragraphStyle: style]))
        }
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        let view = UITextView()
        view.isScrollEnabled = false
        view.attributedText = text
        let sheet = Sheet("Later paragraphs", width: 400)
        sheet.add([
            ("label", TextSamples.boxed(label, width: 170)), ("text view", TextSamples.boxed(view, width: 170)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }
}
