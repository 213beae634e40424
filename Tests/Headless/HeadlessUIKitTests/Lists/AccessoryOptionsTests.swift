import HeadlessUIKit
import XCTest

/// The options of accessories, as an application writes them.
@MainActor @preconcurrency
final class AccessoryOptionsTests: XCTestCase {
    private typealias Accessory = UICellAccessory

    func testEachKindOfOptions() {
        let width = Accessory.LayoutDimension.custom(40)
        let plain: [Accessory] = [
            .disclosureIndicator(options: .init(isHidden: true, reservedLayoutWidth: width, tintColor: .red)),
            .checkmark(options: .init(tintColor: .red)), .detail(options: .init(reservedLayoutWidth: .standard)),
            .popUpMenu(UIMenu(), options: Accessory.PopUpMenuOptions(isHidden: false)),
            .outlineDisclosure(options: .init(style: .header, tintColor: .red)),
        ]
        let filled: [Accessory] = [
            .delete(options: .init(tintColor: .black, backgroundColor: .red)),
            .insert(options: .init(isHidden: false, reservedLayoutWidth: width, backgroundColor: .red)),
            .multiselect(options: .init(backgroundColor: .red)),
        ]
        let others: [Accessory] = [
            .reorder(options: .init(tintColor: .red, showsVerticalSeparator: false)),
            .label(text: "9", options: .init(tintColor: .red, font: .systemFont(ofSize: 9))),
            .customView(
                configuration: .init(customView: UIView(), placement: .trailing(), tintColor: .red)),
        ]
        XCTAssertEqual(
            (plain + filled + others).map(\.accessoryType),
            [
                .disclosureIndicator, .checkmark, .detail, .popUpMenu, .outlineDisclosure, .delete, .insert,
                .multiselect, .reorder, .label, .customView,
            ])
    }

    func testOptionsAreSetOneByOne() {
        var options = Accessory.DeleteOptions()
        XCTAssertNil(options.isHidden)
        XCTAssertNil(options.reservedLayoutWidth)
        XCTAssertNil(options.tintColor)
        XCTAssertNil(options.backgroundColor)
        options.isHidden = true
        options.reservedLayoutWidth = .custom(8)
        options[keyPath: \.tintColor] = .red
        options.backgroundColor = .blue
        XCTAssertEqual(options.isHidden, true)
        XCTAssertEqual(options.reservedLayoutWidth, .custom(8))
        XCTAssertEqual(options.tintColor, .red)
        XCTAssertEqual(options.backgroundColor, .blue)
    }

    func testHiddenAccessoriesTakeNoRoom() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = [.checkmark()]
        cell.layoutIfNeeded()
        let narrow = cell.contentView.frame.width
        cell.accessories = [.checkmark(options: .init(isHidden: true))]
        cell.layoutIfNeeded()
        XCTAssertGreaterThan(cell.contentView.frame.width, narrow)
    }
}
