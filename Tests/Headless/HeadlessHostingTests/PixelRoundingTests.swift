import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

/// Texts keep their lines where UIKit's constraints round views of SwiftUI to whole pixels, and where SwiftUI places
/// UIKit's labels between them.
final class PixelRoundingTests: XCTestCase {
    private static let words = "@Yuki Tanaka, the cake is yours. House rules for newcomers."

    /// Checks that a text on a screen, with and without paddings, has as many lines as in a view of the same width that
    /// is high enough.
    private func assertLines(
        scale: CGFloat, step: Int, line: UInt = #line,
        place: @escaping @MainActor @Sendable (UIView, UIView) -> Void
    ) {
        for padding in [0, 3 + CGFloat(step) / 31] {
            let (lines, expected) = MainQueue.run {
                RenderSettings.withCurrent(RenderSettings(scale: scale)) { () -> (Int, Int) in
                    func view() -> UIView {
                        UIHostingController(rootView: Text(Self.words).padding(padding)).view
                    }
                    let (placed, free) = (view(), view())
                    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
                    placed.translatesAutoresizingMaskIntoConstraints = false
                    screen.addSubview(placed)
                    place(placed, screen)
                    let frame = screen.makeFrame(proposing: ProposedSize(width: 600, height: 400))
                    let size = ProposedSize(width: placed.bounds.width, height: 400)
                    return (frame.lineCount, free.makeFrame(proposing: size).lineCount)
                }
            }
            XCTAssertEqual(lines, expected, "step \(step) at scale \(scale), padding \(padding)", line: line)
        }
    }

    func testAHostedTextKeepsItsLines() {
        for scale in [1, 2, 3] as [CGFloat] {
            for step in 0..<30 {
                assertLines(scale: scale, step: step) { view, screen in
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: CGFloat(step % 7) / 7),
                        view.topAnchor.constraint(equalTo: screen.topAnchor, constant: CGFloat(step % 5) / 5),
                        view.widthAnchor.constraint(equalToConstant: 150 + CGFloat(step) * 2.37),
                    ])
                }
            }
        }
    }

    func testAHostedTextOnOneLineStaysThere() {
        for scale in [1, 2, 3] as [CGFloat] {
            for step in 0..<12 {
                assertLines(scale: scale, step: step) { view, screen in
                    NSLayoutConstraint.activate([
                        view.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: CGFloat(step) / 12),
                        view.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: CGFloat(step) / 12),
                    ])
                }
            }
        }
    }

    func testARepresentedLabelIsAsHighAsItsText() {
        for scale in [1, 2, 3] as [CGFloat] {
            for step in -20...20 {
                let (height, needed) = MainQueue.run {
                    RenderSettings.withCurrent(RenderSettings(scale: scale)) { () -> (CGFloat, CGFloat) in
                        let label = Label(text: Self.words).label
                        let width = label.intrinsicContentSize.width + CGFloat(step) / 20
                        let view = UIHostingController(
                            rootView: Label(text: Self.words).fixedSize(horizontal: false, vertical: true).frame(
                                width: width))
                        let frame = view.makeFrame(proposing: ProposedSize(width: 600, height: 400))
                        return (
                            frame.rects(named: "UILabel").first?.height ?? 0,
                            label.sizeThatFits(CGSize(width: width, height: 0)).height
                        )
                    }
                }
                XCTAssertEqual(height, needed, "step \(step) at scale \(scale)")
            }
        }
    }

    private struct Label: UIViewRepresentable {
        let text: String

        @MainActor var label: UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            return label
        }

        func makeUIView(context: Context) -> UILabel { label }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }
}

extension Frame {
    /// The number of lines of the texts in the tree.
    fileprivate var lineCount: Int {
        var count = 0
        forEach { inner, _ in
            if case .text(let text) = inner.content { count += text.written.lines.count }
        }
        return count
    }
}
