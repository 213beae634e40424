import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

/// Constraints place views on whole pixels, which makes a view up to a pixel narrower or lower than the solution says.
/// That costs its text no line at any scale.
@MainActor @preconcurrency
final class PixelRoundingTests: XCTestCase {
    private static let words = "@Yuki Tanaka, the cake is yours. House rules for newcomers."

    /// Calls `body` for fractional positions at each scale, and for widths around the one at which a line less is enough.
    ///
    /// - Parameter margins: The width of the view that isn't its text's.
    private func forEachPlace(
        margins: CGFloat = 0, _ body: (_ x: CGFloat, _ width: CGFloat, _ place: String) -> Void
    ) {
        let natural = RenderSettings.withCurrent(RenderSettings(scale: 10)) { label().intrinsicContentSize.width }
        for scale in [1, 2, 3] {
            RenderSettings.withCurrent(RenderSettings(scale: CGFloat(scale))) {
                for x in [0, 0.3, 0.5, 0.7] as [CGFloat] {
                    for step in -20...20 {
                        let width = natural + margins + CGFloat(step) / 20
                        body(x, width, "\(width) points at \(x), scale \(scale)")
                    }
                }
            }
        }
    }

    /// Lays out a view between fractional edges.
    private func layOut(_ view: UIView, x: CGFloat, width: CGFloat) {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: x),
            view.widthAnchor.constraint(equalToConstant: width),
            view.topAnchor.constraint(equalTo: screen.topAnchor, constant: x),
        ])
        screen.layoutIfNeeded()
    }

    /// Checks that a view is as high as its text at the width that it has.
    private func assertFits(_ view: UIView, _ place: String, line: UInt = #line) {
        let needed = view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        XCTAssertEqual(view.bounds.height, needed, accuracy: 1e-6, place, line: line)
    }

    private func label(_ text: String = words) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    private func textView() -> UITextView {
        let view = UITextView()
        view.text = Self.words
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        return view
    }

    func testALabelIsAsHighAsItsText() {
        forEachPlace { x, width, place in
            let label = label()
            layOut(label, x: x, width: width)
            assertFits(label, place)
        }
    }

    func testATextViewIsAsHighAsItsText() {
        forEachPlace(margins: 10) { x, width, place in
            let view = textView()
            layOut(view, x: x, width: width)
            assertFits(view, place)
        }
    }

    func testTextsInAStackAreAsHighAsTheirTexts() {
        forEachPlace(margins: 14.2) { x, width, place in
            let (label, text) = (label(), textView())
            let stack = UIStackView(arrangedSubviews: [label, text])
            stack.axis = .vertical
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3.3, leading: 7.1, bottom: 3.3, trailing: 7.1)
            layOut(stack, x: x, width: width)
            assertFits(label, place)
            assertFits(text, place)
        }
    }

    func testATextInACellIsAsHighAsItsText() {
        forEachPlace(margins: 40) { x, width, place in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = label()
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20 + x / 9),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: x),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -x),
            ])
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            cell.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
            cell.layoutIfNeeded()
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
            XCTAssertGreaterThanOrEqual(label.bounds.height + RenderScale.pixel, needed, place)
            XCTAssertFalse(label.placedText(in: label.bounds)?.content.isTruncated ?? true, place)
        }
    }

    /// A view of whole pixels keeps its width between pixels, so that a text on one line stays there.
    func testACenteredTextStaysOnItsLine() {
        for scale in [1, 2, 3] as [CGFloat] {
            RenderSettings.withCurrent(RenderSettings(scale: scale)) {
                for count in 1...40 {
                    let label = label(String(Self.words.prefix(count)))
                    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 700 + CGFloat(count % 3) / scale, height: 90))
                    label.translatesAutoresizingMaskIntoConstraints = false
                    screen.addSubview(label)
                    NSLayoutConstraint.activate([
                        label.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: CGFloat(count) / 7),
                        label.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
                    ])
                    screen.layoutIfNeeded()
                    XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width, accuracy: 1e-6)
                    XCTAssertEqual(label.bounds.height, label.intrinsicContentSize.height, accuracy: 1e-6)
                }
            }
        }
    }

    /// A height of exactly two lines that is rounded down shows two lines.
    func testAHeightThatIsRoundedDownCostsNoLine() {
        for scale in [1, 2, 3] as [CGFloat] {
            RenderSettings.withCurrent(RenderSettings(scale: scale)) {
                for step in 0..<20 {
                    let (label, view) = (label(), textView())
                    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                    for text in [label, view] {
                        text.translatesAutoresizingMaskIntoConstraints = false
                        screen.addSubview(text)
                    }
                    let lines = label.font.lineHeight * 2
                    view.textContainerInset = .zero
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: screen.topAnchor, constant: CGFloat(step) / 20),
                        label.widthAnchor.constraint(equalToConstant: 320),
                        label.heightAnchor.constraint(equalToConstant: lines),
                        view.topAnchor.constraint(equalTo: screen.topAnchor, constant: CGFloat(step) / 20),
                        view.widthAnchor.constraint(equalToConstant: 320),
                        view.heightAnchor.constraint(equalToConstant: lines),
                    ])
                    screen.layoutIfNeeded()
                    XCTAssertEqual(
                        label.placedText(in: label.bounds)?.content.isTruncated, false, "\(step) at \(scale)")
                    XCTAssertEqual(label.placedText(in: label.bounds)?.content.string, Self.words)
                    XCTAssertEqual(view.placedText?.string, Self.words)
                }
            }
        }
    }
}
