import XCTest

@testable import HeadlessUIKit

/// Constraints between a scroll view's edges and its subviews refer to the content, as UIKit documents.
@MainActor @preconcurrency
final class ScrollContentTests: XCTestCase {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let content = UIView()

    override func setUp() async throws {
        await MainActor.run {
            content.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(content)
        }
    }

    private func pin(to guide: UILayoutGuide?) {
        if let guide {
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        } else {
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
                content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            ])
        }
    }

    func testContentGuideSizesTheContent() {
        pin(to: scroll.contentLayoutGuide)
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 900))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 900))
        XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 300, height: 900))
    }

    func testPlainAnchorsSizeTheContent() {
        pin(to: nil)
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20).isActive = true
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 940))
        XCTAssertEqual(content.frame, CGRect(x: 10, y: 20, width: 280, height: 900))
    }

    func testScrolledContentKeepsItsPlace() {
        pin(to: nil)
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20).isActive = true
        let floating = UIView()
        floating.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(floating)
        NSLayoutConstraint.activate([
            floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            floating.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
            floating.widthAnchor.constraint(equalToConstant: 20), floating.heightAnchor.constraint(equalToConstant: 20),
        ])
        scroll.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 0, y: 300)
        scroll.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 10, y: 20, width: 280, height: 900))
        XCTAssertEqual(floating.frame.minY, 305)
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 940))
    }

    func testStackInScrollView() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        content.removeFromSuperview()
        scroll.addSubview(stack)
        for _ in 0..<20 {
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 44).isActive = true
            stack.addArrangedSubview(row)
        }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 20 * 44 + 19 * 10))
        XCTAssertEqual(stack.arrangedSubviews[0].frame.height, 44)
    }

    func testRowOfLabelsIsNotSqueezed() {
        let stack = UIStackView(
            arrangedSubviews: (0..<12).map { index in
                let label = UILabel()
                label.text = "Filter \(index)"
                return label
            })
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
        ])
        scroll.layoutIfNeeded()
        for view in stack.arrangedSubviews {
            XCTAssertEqual(view.frame.width, view.intrinsicContentSize.width, accuracy: 0.51)
        }
        XCTAssertEqual(scroll.contentSize.width, stack.frame.width)
        XCTAssertGreaterThan(scroll.contentSize.width, 500)
    }

    func testCentersAreThoseOfTheFrame() {
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            content.widthAnchor.constraint(equalToConstant: 40), content.heightAnchor.constraint(equalToConstant: 20),
        ])
        scroll.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 130, y: 90, width: 40, height: 20))
        XCTAssertEqual(scroll.contentSize, .zero)
    }

    func testMarginsOfContent() {
        scroll.layoutMargins = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
        let margins = scroll.layoutMarginsGuide
        pin(to: margins)
        content.widthAnchor.constraint(equalToConstant: 500).isActive = true
        content.heightAnchor.constraint(equalToConstant: 600).isActive = true
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 516, height: 612))
        XCTAssertEqual(content.frame.origin, CGPoint(x: 6, y: 4))
    }

    func testEmptyContentHasNoSize() {
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, .zero)
    }

    func testSizeSetByHandStays() {
        scroll.contentSize = CGSize(width: 10, height: 20)
        content.widthAnchor.constraint(equalToConstant: 5).isActive = true
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 10, height: 20))
    }
}
