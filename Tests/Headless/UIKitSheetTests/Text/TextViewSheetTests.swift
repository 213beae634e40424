import GoldenTesting
import HeadlessUIKit
import XCTest

/// Text views: their links, their containers, and drawing by a layout manager alone.
@MainActor @preconcurrency
final class TextViewSheetTests: XCTestCase {
    private func view(_ text: String, _ change: (UITextView) -> Void = { _ in }) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 12)
        view.text = text
        change(view)
        return view
    }

    func testTextViews() {
        let words = TextSamples.words
        let sheet = Sheet("Text views", width: 390)
        sheet.add([
            (
                "detected",
                TextSamples.boxed(
                    view("Call +1 555 010 9988 or see getstream.io") {
                        $0.isEditable = false
                        $0.dataDetectorTypes = [.link, .phoneNumber]
                    }, width: 110)
            ),
            ("link attributes", TextSamples.boxed(linked(), width: 110)),
            (
                "insets",
                TextSamples.boxed(
                    view(words) {
                        $0.textContainerInset = UIEdgeInsets(top: 2, left: 20, bottom: 2, right: 0)
                        $0.textContainer.lineFragmentPadding = 0
                    }, width: 110)
            ),
        ])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    func testContainers() {
        let words = TextSamples.words
        let sheet = Sheet("Containers", width: 390)
        sheet.add([
            (
                "2 lines",
                TextSamples.boxed(
                    view(words) {
                        $0.textContainer.maximumNumberOfLines = 2
                        $0.textContainer.lineBreakMode = .byTruncatingTail
                    }, width: 110)
            ),
            (
                "exclusion",
                TextSamples.boxed(
                    view(words + ", " + words) {
                        $0.textContainer.exclusionPaths = [
                            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
                        ]
                    }, width: 110)
            ),
            (
                "circle",
                TextSamples.boxed(
                    view(words + ", " + words) {
                        $0.textContainer.exclusionPaths = [
                            UIBezierPath(ovalIn: CGRect(x: 40, y: 15, width: 40, height: 40))
                        ]
                    }, width: 110)
            ),
        ])
        sheet.add([("drawn by a layout manager", managed())])
        assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
    }

    private func linked() -> UITextView {
        view("") {
            $0.linkTextAttributes = [
                .foregroundColor: UIColor.systemPurple, .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]
            $0.attributedText = NSAttributedString(
                string: "A link of its own", attributes: [.link: "https://getstream.io"])
        }
    }

    private func managed() -> UIView {
        let storage = NSTextStorage(string: TextSamples.words)
        storage.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 4, length: 5))
        let container = NSTextContainer(size: CGSize(width: 120, height: 100))
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let glyphs = manager.glyphRange(for: container)
        return UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 120, height: 50)).image { context in
                UIColor.systemRed.setStroke()
                context.stroke(manager.usedRect(for: container))
                manager.drawBackground(forGlyphRange: glyphs, at: .zero)
                manager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
                let fox = manager.boundingRect(forGlyphRange: NSRange(location: 16, length: 3), in: container)
                UIColor.systemBlue.setStroke()
                context.stroke(fox)
            })
    }
}
