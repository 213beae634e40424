import Foundation
import Frames
import XCTest

final class FrameImagesTests: XCTestCase {
    private func frame(_ reference: ImageReference, children: [Frame] = []) -> Frame {
        let image = ImageContent(reference: reference, destination: CGRect(x: 0, y: 0, width: 8, height: 8))
        return Frame(rect: CGRect(x: 0, y: 0, width: 8, height: 8), content: .image(image), children: children)
    }

    func testFilesAreNamedRelativeToTheFolder() {
        let tree = frame(.file(path: "/chats/photos/a.jpg"), children: [frame(.file(path: "/elsewhere/b.jpg"))])
        XCTAssertEqual(
            tree.namingImages(relativeTo: "/chats"),
            frame(.file(path: "photos/a.jpg"), children: [frame(.file(path: "b.jpg"))]))
        XCTAssertEqual(tree.namingImages(relativeTo: "/chats/"), tree.namingImages(relativeTo: "/chats"))
    }

    func testAFolderWithTheSamePrefixIsAnother() {
        XCTAssertEqual(
            frame(.file(path: "/chats-old/a.jpg")).namingImages(relativeTo: "/chats"), frame(.file(path: "a.jpg")))
    }

    func testDrawingsAreTransformedToo() {
        let collage = frame(.drawing(frame(.file(path: "/chats/a.jpg"))))
        XCTAssertEqual(
            collage.namingImages(relativeTo: "/chats"), frame(.drawing(frame(.file(path: "a.jpg")))))
        XCTAssertEqual(collage.mapImages { $0 }, collage)
    }
}
