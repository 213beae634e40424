import Foundation
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class NibTests: XCTestCase {
    private func card() throws -> CardView {
        try XCTUnwrap(Bundle.module.loadNibNamed("CardView", owner: nil)?.first as? CardView)
    }

    func testViewsAreDecodedConnectedAndWoken() throws {
        let owner = CardOwner()
        let objects = UINib(nibName: "CardView", bundle: .module).instantiate(withOwner: owner)
        let card = try XCTUnwrap(objects.first as? CardView)
        XCTAssertIdentical(owner.card, card)
        XCTAssertEqual(card.log, ["init 2 true", "awake A card 2.5"])
        XCTAssertEqual(card.labels.map(\.numberOfLines), [1, 0])
        XCTAssertEqual(card.layer.cornerRadius, 12)
        XCTAssertEqual(card.title.font.pointSize, 17)
        XCTAssertEqual(card.labels[1].textColor, .secondaryLabel)
        XCTAssertFalse(card.labels[1].isUserInteractionEnabled)
        XCTAssertEqual(card.title.contentHuggingPriority(for: .horizontal).rawValue, 251)
        XCTAssertEqual(card.subviews[1].contentHuggingPriority(for: .horizontal).rawValue, 250)
    }

    func testConstraintsPlaceViews() throws {
        let card = try card()
        card.frame = CGRect(x: 0, y: 0, width: 320, height: 140)
        card.layoutIfNeeded()
        XCTAssertEqual(card.subviews[0].frame, CGRect(x: 16, y: 54, width: 32, height: 32))
        XCTAssertEqual(card.subviews[1].frame, CGRect(x: 64, y: 16, width: 240, height: 108))
    }

    func testTextsAreLocalized() throws {
        XCTAssertEqual(try card().title.text, "A card")
        try RenderSettings.withCurrent(RenderSettings(locale: "de_DE")) {
            XCTAssertEqual(try card().title.text, "Eine Karte")
        }
    }

    func testMissingNibIsNil() {
        XCTAssertNil(Bundle.module.loadNibNamed("Nothing", owner: nil))
    }

    /// The nib of a controller's view is found by its class.
    func testNibOfAController() {
        let named = NamedCardViewController(nibName: "CardView", bundle: .module)
        XCTAssertTrue(named.view is CardView)
        XCTAssertIdentical(named.card, named.view)
        XCTAssertTrue(CardViewController().view is CardView)
        XCTAssertFalse(NamedCardViewController().view is CardView)
    }
}

class NamedCardViewController: UIViewController {
    var card: CardView?
}

extension NamedCardViewController {
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { NamedCardViewController.self }
        static var methods: [Selector] {
            [Selector("setCard:", set: { (object: NamedCardViewController, value) in object.card = value })]
        }
    }
}

class CardViewController: NamedCardViewController {}
