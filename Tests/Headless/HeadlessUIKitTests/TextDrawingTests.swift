import Frames
import HeadlessUIKit
import XCTest

/// Special cases of text in labels and text views.
@MainActor @preconcurrency
final class TextDrawingTests: XCTestCase {
    private func text(of view: UIView) -> TextContent? {
        var found: TextContent?
        view.paintedFrame().forEach { frame, _ in
            if found == nil, case .text(let text) = frame.content { found = text }
        }
        return found
    }

    private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 30) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    private final class Padded: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 4)) }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
            super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 4), limitedToNumberOfLines: lines)
                .insetBy(dx: -10, dy: -4)
        }
    }

    // MARK: Labels

    func testAPaddedLabelIsLargerByItsInsets() throws {
        let plain = UILabel()
        plain.text = "Padded"
        let padded = Padded()
        padded.text = "Padded"
        XCTAssertEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 20, accuracy: 0.01)
        XCTAssertEqual(padded.intrinsicContentSize.height, plain.intrinsicContentSize.height + 8, accuracy: 0.01)
        XCTAssertEqual(padded.sizeThatFits(.zero).width, plain.intrinsicContentSize.width + 20, accuracy: 0.01)
        padded.frame.size = padded.intrinsicContentSize
        XCTAssertEqual(try XCTUnwrap(text(of: padded)).runs[0].origin.x, 10)
    }

    func testAPaddedLabelWrapsInsideItsInsets() {
        let padded = Padded()
        padded.text = "several words to wrap"
        padded.numberOfLines = 0
        let height = padded.sizeThatFits(CGSize(width: 100, height: 0)).height
        let plain = UILabel()
        (plain.text, plain.numberOfLines) = (padded.text, 0)
        XCTAssertEqual(height, plain.sizeThatFits(CGSize(width: 80, height: 0)).height + 8, accuracy: 0.01)
    }

    func testTextIsMadeSmallerAsFarAsAllowed() throws {
        let label = label("A text that is too long for it", width: 100)
        label.adjustsFontSizeToFitWidth = true
        let size = try XCTUnwrap(text(of: label)).runs[0].size
        XCTAssertLessThan(size, 17)
        XCTAssertFalse(try XCTUnwrap(text(of: label)).runs.isEmpty)
        label.minimumScaleFactor = 0.9
        XCTAssertEqual(try XCTUnwrap(text(of: label)).runs[0].size, 15.3, accuracy: 0.01)
        // The label's intrinsic size stays that of the full text.
        XCTAssertGreaterThan(label.intrinsicContentSize.width, 150)
    }

    func testShrunkTextKeepsItsBaseline() throws {
        let label = label("A text that is too long for it", width: 100)
        let before = try XCTUnwrap(text(of: label)).runs[0].origin.y
        label.adjustsFontSizeToFitWidth = true
        XCTAssertEqual(try XCTUnwrap(text(of: label)).runs[0].origin.y, before, accuracy: 0.01)
        label.baselineAdjustment = .alignCenters
        XCTAssertLessThan(try XCTUnwrap(text(of: label)).runs[0].origin.y, before)
    }

    func testAParagraphsLineBreakModeCountsUntilTheLabelsIsSet() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingHead
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
        XCTAssertEqual(label.lineBreakMode, .byTruncatingHead)
        label.lineBreakMode = .byTruncatingMiddle
        XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
    }

    func testTextThatIsTooHighIsCutAtTheLabelsEdges() {
        let low = label("Text", height: 10)
        XCTAssertTrue(low.paintedFrame().children.contains { $0.clipsToBounds })
        XCTAssertTrue(label("Text").paintedFrame().children.isEmpty)
    }

    func testLabelsWithoutSenseDontCrash() {
        for size in [CGSize(width: -5, height: -5), CGSize(width: 1, height: 0), CGSize(width: 1e6, height: 1e6)] {
            let label = label("Some text", width: size.width, height: size.height)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = .nan
            label.numberOfLines = -3
            assertFinite(label.paintedFrame())
        }
    }

    // MARK: Attributes

    func testLineHeightMultipleMultipliesTheLeading() {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 2
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSAttributedString(string: "one\ntwo", attributes: [.font: font, .paragraphStyle: style])
        XCTAssertEqual(text.size().height, 4 * font.lineHeight, accuracy: 0.01)
    }

    func testATextAsLargeAsItsAttachment() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in UIRectFill(.infinite) }
        let text = NSAttributedString(attachment: NSTextAttachment(image: image))
        XCTAssertEqual(text.size(), CGSize(width: 30, height: 40))
        let lowered = NSTextAttachment(image: image)
        lowered.bounds = CGRect(x: 0, y: -10, width: 30, height: 40)
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: lowered)
        XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 30, height: 40))
        label.frame.size = label.intrinsicContentSize
        XCTAssertEqual(self.text(of: label)?.pictures.map(\.destination), [CGRect(x: 0, y: 0, width: 30, height: 40)])
    }

    func testAnAttachmentThatIsNotFiniteIsReported() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: attachment)
        _ = label.intrinsicContentSize
        XCTAssertEqual(label.text, "\u{FFFC}")
    }

    func testStringsAreMadeAndTranslated() throws {
        XCTAssertEqual(NSMutableAttributedString().length, 0)
        XCTAssertEqual(NSAttributedString().string, "")
        var attributed = AttributedString("word")
        attributed.font = UIFont.systemFont(ofSize: 30)
        attributed.foregroundColor = UIColor.systemRed
        let string = NSAttributedString(attributed)
        XCTAssertEqual(string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 30))
        let bold = try NSAttributedString(markdown: "a **b**")
        XCTAssertEqual(bold.string, "a b")
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.attributedText = bold
        XCTAssertEqual(text(of: label)?.runs.count, 2)
    }

    // MARK: Text views

    func testPhoneNumbersAndAddressesAreFound() {
        func links(_ string: String) -> [String] {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            view.isEditable = false
            view.dataDetectorTypes = [.link, .phoneNumber]
            view.text = string
            guard let text = text(of: view) else { return [] }
            let tint = view.tintColor.rgba(in: view.traitCollection)
            return text.runs.filter { $0.color == tint }.map { "\($0.glyphs.count)" }
        }
        XCTAssertEqual(links("Call +1 (555) 010-9988 now"), ["17"])
        XCTAssertEqual(links("see getstream.io"), ["12"])
        for plain in ["2024-05-17", "17.05.2024", "192.168.0.1", "1 000 000", "$1234567", "12:30", "call 112"] {
            XCTAssertEqual(links(plain), [], plain)
        }
        XCTAssertEqual(links("030 1234567").count, 1)
    }

    func testTheStorageOfATextViewIsItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = "one"
        view.textStorage.append(NSAttributedString(string: " two"))
        XCTAssertEqual(view.text, "one two")
        view.text = "three"
        XCTAssertEqual(view.textStorage.string, "three")
        view.selectedRange = NSRange(location: 5, length: 0)
        view.insertText("!")
        XCTAssertEqual(view.text, "three!")
        view.deleteBackward()
        XCTAssertEqual(view.text, "three")
    }

    func testALayoutManagerKnowsWhereCharactersAre() {
        let storage = NSTextStorage(string: "first line\nsecond")
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 17)) { _, _, _, range, _ in
            lines.append(range)
        }
        XCTAssertEqual(lines, [NSRange(location: 0, length: 11), NSRange(location: 11, length: 6)])
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 11, length: 6), in: container)
        XCTAssertEqual(second.minX, 5)
        for index in [0, 4, 9, 11, 16] {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            let found = manager.characterIndex(
                for: CGPoint(x: rect.midX, y: rect.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil)
            XCTAssertEqual(found, index)
        }
        XCTAssertEqual(
            manager.usedRect(for: container).height, 2 * UIFont.systemFont(ofSize: 12).lineHeight, accuracy: 0.01)
    }

    func testATextViewKnowsWhereItsCaretWouldStand() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "some text"
        XCTAssertEqual(view.caretRect(for: view.beginningOfDocument).origin, CGPoint(x: 5, y: 8))
        let end = view.caretRect(for: view.endOfDocument)
        XCTAssertGreaterThan(end.minX, 40)
        XCTAssertEqual(view.closestPosition(to: CGPoint(x: end.midX, y: end.midY)), view.endOfDocument)
        let fourth = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 4))
        let word = try XCTUnwrap(view.textRange(from: view.beginningOfDocument, to: fourth))
        XCTAssertEqual(view.text(in: word), "some")
        XCTAssertEqual(view.firstRect(for: word).maxX, view.caretRect(for: fourth).minX, accuracy: 0.01)
        XCTAssertNil(view.position(from: fourth, offset: .max))
    }

    func testLinesKeepClearOfExclusionPaths() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
        view.text = "The quick brown fox jumps over the lazy dog"
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20))]
        XCTAssertEqual(try XCTUnwrap(text(of: view)).runs[0].origin.x, 65)
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 1e9))]
        _ = view.paintedFrame()
    }

    // MARK: Text fields

    private final class Shifted: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    }

    func testAFieldsRectanglesAreAsked() throws {
        let field = Shifted(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.placeholder = "Name"
        field.layoutIfNeeded()
        func x() throws -> CGFloat {
            try XCTUnwrap(field.subviews.first { $0 is UILabel }).frame.minX
        }
        XCTAssertEqual(try x(), 30)
        field.text = "Ann"
        field.layoutIfNeeded()
        XCTAssertEqual(try x(), 20)
    }
}
