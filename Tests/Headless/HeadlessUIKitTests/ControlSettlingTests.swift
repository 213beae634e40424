import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Layout with any control settles, and nothing is reported.
@MainActor @preconcurrency
final class ControlSettlingTests: XCTestCase {
    private var controls: [(String, () -> UIView)] {
        [
            ("segments", { UISegmentedControl(items: ["Day", "Week", UIImage.checkmark]) }),
            ("no segments", { UISegmentedControl() }),
            ("pages", { self.pages(5) }), ("many pages", { self.pages(200) }), ("no pages", { self.pages(-3) }),
            ("stepper", { UIStepper() }), ("slider", { UISlider() }), ("switch", { UISwitch() }),
            ("progress", { UIProgressView(progressViewStyle: .default) }),
            ("spinner", { UIActivityIndicatorView(style: .large) }),
            ("compact date", { self.date(.compact) }), ("inline date", { self.date(.inline) }),
            ("wheels", { self.date(.wheels) }),
            ("button", { UIButton(configuration: .filled()) }), ("search bar", { UISearchBar() }),
            ("field", { UITextField() }), ("text view", { UITextView() }), ("label", { self.label() }),
            ("picker", { UIPickerView() }), ("color well", { UIColorWell() }), ("calendar", { UICalendarView() }),
        ]
    }

    private func pages(_ count: Int) -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = count
        return pages
    }

    private func date(_ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        return picker
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.text = "A text that goes on for longer than one line has room for"
        label.numberOfLines = 0
        return label
    }

    func testEachControlInAStackComesToRest() {
        for (name, make) in controls {
            for alignment in [UIStackView.Alignment.fill, .leading, .center] {
                for width in [320, 40] as [CGFloat] {
                    let lines = reported {
                        let stack = UIStackView(arrangedSubviews: [make(), make()])
                        stack.axis = .vertical
                        stack.alignment = alignment
                        _ = stack.makeFrame(proposing: ProposedSize(width: width))
                    }
                    XCTAssertEqual(lines, [], "\(name), \(alignment), \(width)")
                }
            }
        }
    }

    func testEachControlInARowComesToRest() {
        for (name, make) in controls {
            let lines = reported {
                let stack = UIStackView(arrangedSubviews: [label(), make()])
                stack.alignment = .firstBaseline
                _ = stack.makeFrame(proposing: ProposedSize(width: 320))
            }
            XCTAssertEqual(lines, [], name)
        }
    }
}
