import ChatModels
import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class ArtworkTests: XCTestCase {
    private let images = Appearance.Images()

    func testSizesThatTheLayoutReckonsWith() {
        func size(_ image: UIImage) -> [CGFloat] { [image.size.width, image.size.height] }
        XCTAssertEqual(size(images.messageDeliveryStatusSending), [13.3, 13.3])
        XCTAssertEqual(size(images.messageDeliveryStatusSent), [16, 16])
        XCTAssertEqual(size(images.messageDeliveryStatusRead), [16, 16])
        XCTAssertEqual(size(images.messageListErrorIndicator), [20, 20])
        XCTAssertEqual(size(images.onlyVisibleToCurrentUser), [16, 16])
        XCTAssertEqual(size(images.filePdf), [34, 40])
        XCTAssertEqual(size(images.fileFallback), [34, 40])
        XCTAssertEqual(size(images.openAttachments), [14.6, 18.8])
        XCTAssertEqual(size(images.userAvatarPlaceholder1), [64, 64])
        XCTAssertEqual(size(images.userAvatarPlaceholder5), [40, 40])
    }

    func testTemplatesTakeTheTintAndPicturesKeepTheirColors() {
        XCTAssertEqual(images.messageDeliveryStatusSent.renderingMode, .alwaysTemplate)
        XCTAssertEqual(images.reactionLoveSmall.renderingMode, .alwaysTemplate)
        XCTAssertEqual(images.filePdf.renderingMode, .alwaysOriginal)
        XCTAssertEqual(images.userAvatarPlaceholder3.renderingMode, .alwaysOriginal)
    }

    func testEveryImageExists() {
        for child in Mirror(reflecting: images).children {
            guard let image = (child.value as? Deferred<UIImage>)?.wrappedValue else { continue }
            XCTAssertNotEqual(image, Artwork.missing, child.label ?? "")
            XCTAssertGreaterThan(image.size.width, 0, child.label ?? "")
        }
    }

    func testDrawingsStayInsideTheirImages() throws {
        for child in Mirror(reflecting: images).children {
            guard let image = (child.value as? Deferred<UIImage>)?.wrappedValue,
                case .drawing(let frame) = image.reference, !frame.clipsToBounds, !image.isSymbolImage
            else { continue }
            guard case .path(let path) = frame.content, let bounds = path.outline.controlBounds else { continue }
            let lines = (path.stroke?.width ?? 0) / 2
            let room = frame.rect.insetBy(dx: lines - 0.5, dy: lines - 0.5)
            XCTAssertTrue(room.contains(bounds), "\(child.label ?? ""): \(bounds) in \(frame.rect)")
        }
    }

    func testFilesOfUnknownTypesHaveTheBlankPage() {
        XCTAssertEqual(FileIcon.image("xyz"), images.fileFallback)
        XCTAssertEqual(images.documentPreviews.count, 19)
        XCTAssertEqual(images.fileIcons[.pdf], images.filePdf)
        XCTAssertNil(images.fileIcons[.webm])
    }

    // MARK: Initials

    func testTheColorBelongsToTheIdentifier() {
        XCTAssertEqual(InitialsAvatar.color(for: "leia"), InitialsAvatar.color(for: "leia"))
        XCTAssertGreaterThan(Set((0..<50).map { InitialsAvatar.color(for: "user\($0)") }).count, 8)
        let images = ["Leia", "Luke"].map { InitialsAvatar.image(for: ChatUser(id: "leia", name: $0)) }
        let fills = images.compactMap { image -> Paint? in
            guard case .drawing(let frame) = image.reference else { return nil }
            return frame.fill
        }
        XCTAssertEqual(fills, [.color(InitialsAvatar.color(for: "leia")), .color(InitialsAvatar.color(for: "leia"))])
    }
}
