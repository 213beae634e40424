import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Texts that follow the content size of their view's traits, and texts that don't.
@MainActor @preconcurrency
final class ContentSizeTests: XCTestCase {
    private let xxxl = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

    private func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
        let label = UILabel()
        label.text = "Hello"
        label.font = font
        label.adjustsFontForContentSizeCategory = adjusts
        return label
    }

    /// Point sizes of iOS's table of text styles.
    func testALabelThatAdjustsFollowsItsTraitAtEverySize() {
        let label = label(.preferredFont(forTextStyle: .body))
        let sizes: [(UIContentSizeCategory, CGFloat)] = [
            (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
            (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
            (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
            (.accessibilityExtraExtraExtraLarge, 53), (.large, 17),
        ]
        for (category, size) in sizes {
            label.traitOverrides.preferredContentSizeCategory = category
            XCTAssertEqual(label.font.pointSize, size)
        }
    }

    /// The lines of title 1 on iOS: 25, 28 and 58 points of type.
    func testALabelIsAsHighAsItsTraitSays() {
        let label = label(.preferredFont(forTextStyle: .title1))
        let controller = UIViewController()
        controller.view.addSubview(label)
        func height(_ category: UIContentSizeCategory) -> CGFloat {
            controller.traitOverrides.preferredContentSizeCategory = category
            return label.intrinsicContentSize.height
        }
        XCTAssertEqual(height(.extraSmall), 30, accuracy: 0.51)
        XCTAssertEqual(height(.large), 33.5, accuracy: 0.51)
        XCTAssertEqual(height(.accessibilityExtraExtraExtraLarge), 69.33, accuracy: 0.7)
    }

    func testALabelThatDoesNotAdjustKeepsItsFont() {
        let label = label(.preferredFont(forTextStyle: .body), adjusts: false)
        label.overrideTraits(xxxl)
        XCTAssertEqual(label.font.pointSize, 17)
        label.adjustsFontForContentSizeCategory = true
        XCTAssertEqual(label.font.pointSize, 23)
    }

    func testOnlyFontsOfStylesAndMetricsFollow() {
        func size(_ font: UIFont) -> CGFloat {
            let label = label(font)
            label.overrideTraits(xxxl)
            return label.font.pointSize
        }
        XCTAssertEqual(size(.systemFont(ofSize: 17)), 17)
        XCTAssertEqual(size(.preferredFont(forTextStyle: .footnote)), 19)
        XCTAssertEqual(size(.preferredFont(forTextStyle: .footnote).withSize(13.5)), 13.5)
        let metrics = UIFontMetrics(forTextStyle: .body)
        XCTAssertEqual(
            size(metrics.scaledFont(for: .systemFont(ofSize: 20))),
            metrics.scaledValue(for: 20, compatibleWith: xxxl))
        XCTAssertEqual(size(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 22)), 22)
        let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)!
        let followed = label(UIFont(descriptor: bold, size: 0))
        followed.overrideTraits(xxxl)
        XCTAssertEqual(followed.font.pointSize, 23)
        XCTAssertTrue(followed.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    func testAttributedTextOfALabelThatAdjustsFollowsWhereItsFontsDo() {
        let label = label(.preferredFont(forTextStyle: .body))
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        label.overrideTraits(xxxl)
        let fonts = [0, 1].map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        XCTAssertEqual(fonts.map { $0?.pointSize }, [23, 10])
    }

    /// As in pictures of iOS.
    func testATextViewFollowsChangesAndKeepsAFontThatIsSetAfterThem() {
        let view = UITextView()
        view.adjustsFontForContentSizeCategory = true
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "Hello"
        view.overrideTraits(xxxl)
        XCTAssertEqual(view.font?.pointSize, 23)
        XCTAssertEqual((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 23)
        view.font = .preferredFont(forTextStyle: .body)
        XCTAssertEqual(view.font?.pointSize, 17)
    }

    func testFieldsAndButtonsWithConfigurationsFollow() {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.text = "Hello"
        field.adjustsFontForContentSizeCategory = true
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Hello"
        let button = UIButton(configuration: configuration)
        for view in [field, button] as [UIView] {
            let before = view.intrinsicContentSize
            view.overrideTraits(xxxl)
            XCTAssertGreaterThan(view.intrinsicContentSize.height, before.height + 2)
            view.overrideTraits(nil)
            XCTAssertEqual(view.intrinsicContentSize, before)
        }
    }

    func testTheApplicationsContentSizeReachesLabelsThatExist() {
        let label = label(.preferredFont(forTextStyle: .body))
        let small = label.makeFrame(proposing: ProposedSize()).rect.size
        let large = RenderSettings.withCurrent(RenderSettings(contentSize: .extraExtraExtraLarge)) {
            label.makeFrame(proposing: ProposedSize()).rect.size
        }
        XCTAssertGreaterThan(large.height, small.height)
        XCTAssertEqual(label.makeFrame(proposing: ProposedSize()).rect.size, small)
    }

    /// As in pictures of iOS: a trait override of a view around a table mirrors the table and not its rows.
    func testRowsRunInTheDirectionOfTheApplication() {
        let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
        func edges(_ setTraits: (UIView) -> Void = { _ in }) -> CGFloat? {
            let table = RowTable()
            let host = UIView()
            host.addSubview(table)
            host.overrideTraits(mirrored)
            setTraits(host)
            table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            _ = host.makeFrame(proposing: ProposedSize(width: 100, height: 100))
            return table.visibleCells.first?.contentView.subviews.first?.frame.minX
        }
        XCTAssertEqual(edges(), 10)
        var whereMirrored: CGFloat?
        mirrored.performAsCurrent { whereMirrored = edges() }
        XCTAssertEqual(whereMirrored, 10)
        XCTAssertEqual(edges { $0.overrideTraits(asRepresented: mirrored) }, 80)
        XCTAssertEqual(
            RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) { edges() }, 80)
    }
}

/// A table of one row, with a square 10 points wide 10 points from its leading edge.
private final class RowTable: UITableView, UITableViewDataSource {
    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
        rowHeight = 44
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let square = UIView()
        square.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(square)
        NSLayoutConstraint.activate([
            square.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
            square.widthAnchor.constraint(equalToConstant: 10),
            square.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            square.heightAnchor.constraint(equalToConstant: 10),
        ])
        return cell
    }
}
