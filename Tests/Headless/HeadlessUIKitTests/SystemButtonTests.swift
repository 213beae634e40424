import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The sizes of buttons with a symbol of their type, as iOS has them.
@MainActor @preconcurrency
final class SystemButtonTests: XCTestCase {
    func testButtonsWithASymbol() throws {
        for type in [UIButton.ButtonType.contactAdd, .infoLight, .infoDark, .detailDisclosure] {
            for (scale, size) in [
                (3.0, CGSize(width: 73 / 3.0, height: 71 / 3.0)), (2, CGSize(width: 24.5, height: 23.5)),
            ] {
                try RenderSettings.withCurrent(RenderSettings(scale: scale)) {
                    let button = UIButton(type: type)
                    XCTAssertEqual(button.intrinsicContentSize.width, size.width, accuracy: 0.001)
                    XCTAssertEqual(button.intrinsicContentSize.height, size.height, accuracy: 0.001)
                    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
                    button.layoutIfNeeded()
                    let image = try XCTUnwrap(button.imageView)
                    XCTAssertTrue(image.clipsToBounds)
                    for edge in [image.frame.minX, image.frame.minY, image.frame.maxX, image.frame.maxY] {
                        XCTAssertEqual(edge * scale, (edge * scale).rounded(), accuracy: 0.001)
                    }
                }
            }
        }
    }

    func testAnotherImageHasItsOwnSize() {
        let button = UIButton(type: .contactAdd)
        button.setImage(UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 40, height: 50))), for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 40, height: 50))
    }

    func testCloseButton() {
        XCTAssertEqual(UIButton(type: .close).intrinsicContentSize, CGSize(width: 30, height: 30))
    }
}
