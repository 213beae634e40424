import GoldenTesting
import HeadlessUIKit
import XCTest

/// Labels that are smaller or larger than their text.
@MainActor @preconcurrency
final class LabelSheetTests: XCTestCase {
    private final class Padded: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)))
        }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 24, height: size.height + 8)
        }
    }

    private final class Inset: UILabel {
        let insets = UIEdgeInsets(top: 6, left: 20, bottom: 2, right: 4)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
            return rect.inset(
                by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }

    private final class Struck: UILabel {
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            UIColor.systemRed.setFill()
            UIRectFill(CGRect(x: 0, y: rect.midY, width: rect.width, height: 1))
        }
    }

    private final class Top: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
        }
    }

    private func filled<Label: UILabel>(_ label: Label, _ text: String, lines: Int = 1) -> Label {
        label.text = text
        label.numberOfLines = lines
        label.backgroundColor = .secondarySystemBackground
        return label
    }

    func testLabelsThatDrawThemselves() {
        let sheet = Sheet("Drawn by themselves", width: 340)
        sheet.add([
            ("drawText, intrinsic", filled(Padded(), "Padded")), ("textRect, drawText", filled(Inset(), "Inset")),
            ("draw", filled(Struck(), "Struck")),
        ])
        sheet.add([
            ("two lines", TextSamples.boxed(filled(Inset(), TextSamples.words, lines: 0), width: 150)),
            ("top", TextSamples.boxed(filled(Top(), "Top", lines: 0), width: 60, height: 60)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    private func shrinking(
        _ text: String, minimum: CGFloat = 0, adjustment: UIBaselineAdjustment = .alignBaselines, lines: Int = 1,
        width: CGFloat = 90, height: CGFloat = 24
    ) -> UIView {
        let label = filled(UILabel(), text, lines: lines)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = minimum
        label.baselineAdjustment = adjustment
        return TextSamples.boxed(label, width: width, height: height)
    }

    func testShrinking() {
        let sheet = Sheet("Shrinking", width: 340)
        sheet.add([
            ("fits", shrinking("Short")), ("baselines", shrinking("Quite a long text")),
            ("centers", shrinking("Quite a long text", adjustment: .alignCenters)),
        ])
        sheet.add([
            ("none", shrinking("Quite a long text", adjustment: .none)),
            ("at least 0.8", shrinking("Quite a long text, really", minimum: 0.8)),
            ("two lines", shrinking(TextSamples.words, lines: 2, height: 40)),
        ])
        let tight = filled(UILabel(), "Nearly fits in")
        tight.allowsDefaultTighteningForTruncation = true
        sheet.add([
            ("truncated", TextSamples.boxed(filled(UILabel(), "Nearly fits in"), width: 91)),
            ("tightened", TextSamples.boxed(tight, width: 91)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    private func broken(_ mode: NSLineBreakMode, _ text: String, lines: Int = 1, height: CGFloat? = nil) -> UIView {
        let label = filled(UILabel(), text, lines: lines)
        label.lineBreakMode = mode
        return TextSamples.boxed(label, width: 100, height: height)
    }

    func testLineBreakModes() {
        let text = "Supercalifragilistic words"
        let sheet = Sheet("Line breaks", width: 360)
        sheet.add([
            ("head", broken(.byTruncatingHead, text)), ("middle", broken(.byTruncatingMiddle, text)),
            ("tail", broken(.byTruncatingTail, text)),
        ])
        sheet.add([
            ("clipping", broken(.byClipping, text)), ("char", broken(.byCharWrapping, text, lines: 0)),
            ("word", broken(.byWordWrapping, text, lines: 0)),
        ])
        sheet.add([
            ("too low", broken(.byTruncatingTail, "gÅjy", height: 12)),
            ("paragraph's own", paragraphs()), ("middle, 2 lines", broken(.byTruncatingMiddle, text + text, lines: 2)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testEmojiThatAreCutOrText() {
        let sheet = Sheet("Emoji", width: 360)
        let family = "Hi 👨‍👩‍👧‍👦👩🏽‍🚀 and many more 👨‍👩‍👧‍👦 end"
        sheet.add([
            ("head, ZWJ", broken(.byTruncatingHead, family)), ("middle, ZWJ", broken(.byTruncatingMiddle, family)),
            ("tail, ZWJ", broken(.byTruncatingTail, family)),
        ])
        sheet.add([("U+FE0E", filled(UILabel(), "☎︎ ❤︎ ✌︎ ☀︎ ⌚︎")), ("U+FE0F", filled(UILabel(), "☎️ ❤️ ✌️ ☀️ ⌚️"))])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    private func paragraphs() -> UIView {
        let style = TextSamples.style { $0.lineBreakMode = .byTruncatingMiddle }
        let label = TextSamples.label("Supercalifragilistic words", [.paragraphStyle: style], lines: 1)
        return TextSamples.boxed(label, width: 100)
    }
}
