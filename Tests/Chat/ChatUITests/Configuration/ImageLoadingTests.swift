import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class ImageLoadingTests: XCTestCase {
    /// A loader whose images are drawings with a size.
    private struct Loader: ImageLoading {
        let size: CGSize
        func image(at url: URL?) -> UIImage? {
            url == nil ? nil : UIImage(drawing: Frame(origin: "photo", rect: CGRect(origin: .zero, size: size)))
        }
    }

    private let url = URL(fileURLWithPath: "/photo.png")

    private func frame(of image: UIImage?) throws -> Frame {
        let reference = try XCTUnwrap(image).reference
        var drawing: Frame?
        if case .drawing(let frame) = reference { drawing = frame }
        return try XCTUnwrap(drawing, "not a drawing: \(reference)")
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: width, height: height)))
    }

    func testThePlaceholderReplacesAMissingPicture() {
        let view = UIImageView()
        let placeholder = image(4, 4)
        let options = ImageLoaderOptions(placeholder: placeholder)
        XCTAssertFalse(Loader(size: .zero).show(nil, in: view, with: options))
        XCTAssertEqual(view.image, placeholder)
        XCTAssertFalse(FileImageLoader().show(URL(string: "https://a.io/b.png"), in: view, with: options))
        XCTAssertFalse(
            FileImageLoader().show(URL(fileURLWithPath: "/no/such/file.png"), in: view, with: options))
        XCTAssertEqual(view.image, placeholder)
    }

    func testAPictureFitsInTheSizeThatIsAskedFor() {
        let view = UIImageView()
        let loader = Loader(size: CGSize(width: 400, height: 200))
        XCTAssertTrue(loader.show(url, in: view))
        XCTAssertEqual(view.image?.size, CGSize(width: 400, height: 200))
        let options = ImageLoaderOptions(resize: ImageResize(CGSize(width: 40, height: 40)))
        XCTAssertTrue(loader.show(url, in: view, with: options))
        XCTAssertEqual(view.image?.size, CGSize(width: 40, height: 20))
    }

    func testCompletionHasThePictureOrTheReason() throws {
        let view = UIImageView()
        var results: [Result<UIImage, any Error>] = []
        Loader(size: CGSize(width: 8, height: 8)).loadImage(into: view, from: url) { results.append($0) }
        Loader(size: .zero).loadImage(into: view, from: nil) { results.append($0) }
        XCTAssertEqual(try results.first?.get().size, CGSize(width: 8, height: 8))
        XCTAssertThrowsError(try XCTUnwrap(results.last).get()) { error in
            XCTAssertEqual("\(error)", "no picture at no address")
        }
    }

    /// An app's loader, which only implements downloads.
    private final class Downloads: NukeImageLoader {
        let picture: UIImage
        private(set) var asked: [URL] = []

        init(_ picture: UIImage) { self.picture = picture }

        override func downloadImage(
            with request: ImageDownloadRequest, completion: @escaping (Result<UIImage, any Error>) -> Void
        ) -> Cancellable? {
            asked.append(request.url)
            completion(.success(picture))
            return nil
        }
    }

    func testComponentsAskTheLoaderForAllPictures() {
        ConfigurationScope.run {
            let loader = Downloads(image(12, 12))
            Components.default.imageLoader = loader
            let avatar = ChatUserAvatarView()
            avatar.content = ChatUser(id: "ana", imageURL: url)
            _ = Host(avatar)
            XCTAssertEqual(avatar.presenceAvatarView.avatarView.imageView.image?.size.width, 12)

            let collage = ChatChannelAvatarView()
            let members = ["b", "c", "d"].map { id in
                ChatChannelMember(user: ChatUser(id: id, imageURL: URL(fileURLWithPath: "/\(id).png")))
            }
            var channel = ChatChannel.group(members: 4)
            channel.lastActiveMembers = members
            collage.content = (channel, "a")
            _ = Host(collage)
            XCTAssertEqual(loader.asked.map(\.lastPathComponent), ["photo.png", "b.png", "c.png", "d.png"])
        }
    }

    func testAsynchronousLoaderIsReported() {
        final class Late: NukeImageLoader {
            override func downloadImage(
                with request: ImageDownloadRequest, completion: @escaping (Result<UIImage, any Error>) -> Void
            ) -> Cancellable? { nil }
        }
        nonisolated(unsafe) var lines: [String] = []
        RenderProblems.withHandler({ lines.append($0) }) {
            let view = UIImageView()
            XCTAssertFalse(Late().show(url, in: view, with: ImageLoaderOptions(placeholder: image(4, 4))))
            XCTAssertEqual(view.image?.size, CGSize(width: 4, height: 4))
            XCTAssertFalse(Late().show(nil, in: view))
        }
        XCTAssertEqual(
            lines,
            ["Late calls its completion asynchronously: the picture is drawn as it is before the call."])
    }

    func testImageCDNMapsAddresses() {
        struct Server: ImageCDN {
            func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL {
                originalURL.appendingPathComponent("\(Int(preferredSize.width))")
            }
        }
        final class Loader: NukeImageLoader {
            var asked: [String] = []
            override func image(at url: URL?) -> UIImage? {
                asked.append(url?.lastPathComponent ?? "")
                return nil
            }
        }
        ConfigurationScope.run {
            Components.default.imageCDN = Server()
            let loader = Loader()
            let view = UIImageView()
            loader.loadImage(
                into: view, from: url, with: ImageLoaderOptions(resize: ImageResize(CGSize(width: 40, height: 40))))
            loader.loadImage(into: view, from: url)
            XCTAssertEqual(loader.asked, ["40", "photo.png"])
        }
    }

    func testCroppingKeepsTheMiddle() throws {
        let cropped = DrawingImageProcessor().crop(image: image(80, 40), to: CGSize(width: 20, height: 40))
        XCTAssertEqual(cropped?.size, CGSize(width: 20, height: 40))
        let frame = try frame(of: cropped)
        XCTAssertTrue(frame.clipsToBounds)
        guard case .image(let content) = frame.content else { return XCTFail("No image") }
        XCTAssertEqual(content.destination, CGRect(x: -30, y: 0, width: 80, height: 40))
    }

    func testScalingKeepsTheShape() {
        let processor = DrawingImageProcessor()
        let room = CGSize(width: 40, height: 40)
        XCTAssertEqual(processor.scale(image: image(40, 80), to: room).size, CGSize(width: 20, height: 40))
        XCTAssertEqual(processor.scale(image: image(10, 10), to: room).size, CGSize(width: 40, height: 40))
        XCTAssertEqual(processor.scale(image: image(0, 0), to: room).size, .zero)
        XCTAssertNil(processor.crop(image: image(0, 0), to: room))
    }

    func testMergingPutsPicturesInARow() throws {
        let merger = DefaultImageMerger()
        XCTAssertNil(merger.merge(images: [], orientation: .vertical))
        let row = merger.merge(images: [image(20, 40), image(10, 30)], orientation: .horizontal)
        XCTAssertEqual(row?.size, CGSize(width: 30, height: 40))
        XCTAssertEqual(
            try frame(of: row).children.map(\.rect),
            [CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 20, y: 0, width: 10, height: 30)])
        let column = merger.merge(images: [image(20, 40), image(10, 30)], orientation: .vertical)
        XCTAssertEqual(column?.size, CGSize(width: 20, height: 70))
    }
}
