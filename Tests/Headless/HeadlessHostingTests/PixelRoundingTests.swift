import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

/// SwiftUI texts keep their lines where UIKit's constraints round their views to whole pixels.
final class PixelRoundingTests: XCTestCase {
    private static let words = "@Yuki Tanaka, the cake is yours. House rules for newcomers."

    /// The text of a column with fractional paddings, and of a text alone, at the places of a screen.
    private func texts(scale: CGFloat, padding: CGFloat, place: @escaping @MainActor @Sendable (UIView, UIView) -> Void)
        -> [String]
    {
        MainQueue.run {
            RenderSettings.withCurrent(RenderSettings(scale: scale)) {
                let columns: [UIViewController] = [
                    UIHostingController(
                        rootView: Text(Self.words).padding(.vertical, padding).padding(.horizontal, 5.15)),
                    UIHostingController(rootView: Text(Self.words)),
                ]
                return columns.map { controller in
                    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
                    controller.view.translatesAutoresizingMaskIntoConstraints = false
                    screen.addSubview(controller.view)
                    place(controller.view, screen)
                    return screen.makeFrame(proposing: ProposedSize(width: 600, height: 400)).firstText ?? ""
                }
            }
        }
    }

    func testAHostedTextKeepsItsLines() {
        for scale in [1, 2, 3] as [CGFloat] {
            for step in 0..<30 {
                let texts = texts(scale: scale, padding: 3 + CGFloat(step) / 31) { view, screen in
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: CGFloat(step % 7) / 7),
                        view.topAnchor.constraint(equalTo: screen.topAnchor, constant: CGFloat(step % 5) / 5),
                        view.widthAnchor.constraint(equalToConstant: 150 + CGFloat(step) * 2.37),
                    ])
                }
                XCTAssertEqual(texts, [Self.words, Self.words], "step \(step) at scale \(scale)")
            }
        }
    }

    func testAHostedTextOnOneLineStaysThere() {
        for scale in [1, 2, 3] as [CGFloat] {
            for step in 0..<12 {
                let texts = texts(scale: scale, padding: 3 + CGFloat(step) / 31) { view, screen in
                    NSLayoutConstraint.activate([
                        view.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: CGFloat(step) / 12),
                        view.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: CGFloat(step) / 12),
                    ])
                }
                XCTAssertEqual(texts, [Self.words, Self.words], "step \(step) at scale \(scale)")
            }
        }
    }

    /// UIKit's labels wrap in a SwiftUI view as they are drawn there.
    func testARepresentedLabelKeepsItsLines() {
        for scale in [1, 2, 3] as [CGFloat] {
            for step in 0..<60 {
                let rects = MainQueue.run {
                    RenderSettings.withCurrent(RenderSettings(scale: scale)) { () -> [String] in
                        let view = UIHostingController(
                            rootView: Label(text: Self.words).frame(width: 200 + CGFloat(step) * 0.27))
                        return [view.makeFrame(proposing: ProposedSize(width: 400, height: 400)).firstText ?? ""]
                    }
                }
                XCTAssertEqual(rects, [Self.words], "step \(step) at scale \(scale)")
            }
        }
    }

    private struct Label: UIViewRepresentable {
        let text: String

        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label
        }

        func updateUIView(_ uiView: UILabel, context: Context) {}
    }
}
