import GoldenTesting
import HeadlessUIKit
import XCTest

/// All text attributes.
@MainActor @preconcurrency
final class TextAttributesSheetTests: XCTestCase {
    private func underlined(_ style: NSUnderlineStyle, _ text: String = "gap jog") -> UIView {
        TextSamples.label(text, [.underlineStyle: style.rawValue, .underlineColor: UIColor.systemRed])
    }

    func testLines() {
        let sheet = Sheet("Lines", width: 340)
        sheet.add([
            ("single", underlined(.single)), ("thick", underlined(.thick)), ("double", underlined(.double)),
            ("byWord", underlined([.single, .byWord])),
        ])
        sheet.add([
            ("dot", underlined([.single, .patternDot])), ("dash", underlined([.single, .patternDash])),
            ("dash dot", underlined([.single, .patternDashDot])),
            ("2 dots", underlined([.thick, .patternDashDotDot])),
        ])
        sheet.add([
            ("struck", TextSamples.label("gone", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])),
            ("double", TextSamples.label("gone", [.strikethroughStyle: 9, .strikethroughColor: UIColor.systemBlue])),
            ("link", TextSamples.label("a link", [.link: "https://getstream.io"])),
            ("behind", TextSamples.label("marked", [.backgroundColor: UIColor.systemYellow])),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testGlyphs() {
        let large = UIFont.systemFont(ofSize: 34, weight: .bold)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        let sheet = Sheet("Glyphs", width: 340)
        sheet.add([
            ("stroke 3", TextSamples.label("Ring", [.font: large, .strokeWidth: 3])),
            (
                "stroke -3, blue",
                TextSamples.label(
                    "Ring",
                    [
                        .font: large, .strokeWidth: -3, .strokeColor: UIColor.systemBlue,
                        .foregroundColor: UIColor.systemYellow,
                    ])
            ),
            ("shadow", TextSamples.label("Ring", [.font: large, .shadow: shadow])),
        ])
        sheet.add([
            ("oblique 0.3", TextSamples.label("Lean", [.obliqueness: 0.3])),
            ("oblique -0.3", TextSamples.label("Lean", [.obliqueness: -0.3])),
            ("kern 4", TextSamples.label("Wide", [.kern: 4])),
            ("offset 6", raised(6)), ("offset -6", raised(-6)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testLooks() {
        let sheet = Sheet("Looks", width: 340)
        sheet.add([
            ("markdown", markdown()), ("disabled", disabled()), ("label shadow", shadowed()),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    private func raised(_ offset: CGFloat) -> UIView {
        let text = NSMutableAttributedString(string: "x")
        text.append(NSAttributedString(string: "2", attributes: [.baselineOffset: offset]))
        let label = UILabel()
        label.attributedText = text
        return label
    }

    private func markdown() -> UIView {
        let label = UILabel()
        label.attributedText = try? NSAttributedString(markdown: "**bold** *italic* `code` ~~no~~")
        return label
    }

    private func disabled() -> UIView {
        let label = UILabel()
        label.text = "Off"
        label.isEnabled = false
        return label
    }

    private func shadowed() -> UIView {
        let label = UILabel()
        label.text = "Shadow"
        label.shadowColor = .systemRed
        label.shadowOffset = CGSize(width: 1, height: 1)
        return label
    }
}
