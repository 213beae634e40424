import GoldenTesting
import HeadlessUIKit
import XCTest

/// Images in texts.
@MainActor @preconcurrency
final class AttachmentSheetTests: XCTestCase {
    private func text(_ attachment: NSTextAttachment, size: CGFloat = 17) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "Ag ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " after"))
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.systemGreen],
            range: NSRange(location: 0, length: text.length))
        return text
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.backgroundColor = .secondarySystemBackground
        label.attributedText = text
        return label
    }

    private func attachment(_ bounds: CGRect = .zero) -> NSTextAttachment {
        let attachment = NSTextAttachment(image: TextSamples.picture())
        attachment.bounds = bounds
        return attachment
    }

    private final class Filling: NSTextAttachment, @unchecked Sendable {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect {
            CGRect(x: 0, y: 0, width: lineFrag.width, height: 10)
        }
    }

    private func star() throws -> UIImage { try XCTUnwrap(UIImage(systemName: "star.fill")) }

    func testAttachments() throws {
        let star = try star()
        let template = TextSamples.picture(CGSize(width: 14, height: 14)).withRenderingMode(.alwaysTemplate)
        let sheet = Sheet("Attachments", width: 390)
        sheet.add([
            ("natural", label(text(attachment()))),
            ("y -4", label(text(attachment(CGRect(x: 0, y: -4, width: 20, height: 20))))),
            ("40 × 10, y 5", label(text(attachment(CGRect(x: 0, y: 5, width: 40, height: 10))))),
        ])
        sheet.add([
            ("symbol", label(text(NSTextAttachment(image: star)))),
            ("symbol at 28", label(text(NSTextAttachment(image: star), size: 28))),
            ("red symbol", label(text(NSTextAttachment(image: star.withTintColor(.systemRed))))),
        ])
        sheet.add([
            ("template", label(text(NSTextAttachment(image: template)))),
            ("alone", label(NSAttributedString(attachment: attachment()))),
            ("as wide as the line", TextSamples.boxed(label(text(Filling(image: template))), width: 120)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testWhereAttachmentsStand() throws {
        let sheet = Sheet("Where attachments stand", width: 390)
        let view = UITextView()
        view.isScrollEnabled = false
        view.attributedText = text(attachment())
        let button = UIButton(type: .system)
        button.setAttributedTitle(text(NSTextAttachment(image: try star())), for: .normal)
        let drawing = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 24)).image { _ in
                text(attachment()).draw(at: .zero)
            })
        sheet.add([("text view", view), ("button", button), ("drawn", drawing)])
        let short = label(text(attachment()))
        short.numberOfLines = 1
        let mirrored = label(text(attachment()))
        mirrored.textAlignment = .right
        sheet.add([
            ("truncated", TextSamples.boxed(short, width: 70)), ("right", TextSamples.boxed(mirrored, width: 120)),
            ("wrapped", TextSamples.boxed(label(text(attachment())), width: 50)),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }
}
