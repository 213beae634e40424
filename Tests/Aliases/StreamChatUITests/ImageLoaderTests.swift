import StreamChat
import StreamChatUI
import UIKit
import XCTest

/// Gives one picture for all requests.
private class RequestLoader: ImageLoading {
    let picture: UIImage
    var requests: [(url: URL?, key: String?)] = []

    init(picture: UIImage) {
        self.picture = picture
    }

    func loadImage(
        using urlRequest: URLRequest, cachingKey: String?, completion: @escaping ((Result<UIImage, Error>) -> Void)
    ) -> Cancellable? {
        requests.append((urlRequest.url, cachingKey))
        completion(.success(picture))
        return nil
    }
}

/// Fills image views by itself.
private class ViewLoader: ImageLoading {
    let picture: UIImage

    init(picture: UIImage) {
        self.picture = picture
    }

    @discardableResult
    func loadImage(
        into imageView: UIImageView, from url: URL?, with options: ImageLoaderOptions,
        completion: ((_ result: Result<UIImage, Error>) -> Void)?
    ) -> Cancellable? {
        imageView.image = url == nil ? options.placeholder : picture
        completion?(.success(picture))
        return nil
    }
}

/// Keeps smaller pictures elsewhere.
private class SmallPictures: StreamImageCDN {
    override func urlRequest(forImageUrl url: URL, resize: ImageResize?) -> URLRequest {
        URLRequest(url: url.appendingPathComponent("\(Int(resize?.width ?? 0))"))
    }

    override func cachingKey(forImageUrl url: URL) -> String { "key of \(url.lastPathComponent)" }
}

private class OldServer: ImageCDN {
    func cachingKey(forImage url: URL) -> String { url.lastPathComponent }
    func urlRequest(forImage url: URL) -> URLRequest { URLRequest(url: url) }
    func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL { originalURL.appendingPathComponent("small") }
}

@MainActor @preconcurrency
final class ImageLoaderTests: XCTestCase {
    private let url = URL(string: "https://example.org/ana.png")!

    private func picture() throws -> UIImage { try XCTUnwrap(UIImage(systemName: "star")) }

    private func shownAvatar() -> UIImage? {
        let avatar = ChatUserAvatarView()
        avatar.content = ChatUser(id: "ana", imageURL: url)
        let screen = UIView()
        screen.addSubview(avatar)
        return avatar.presenceAvatarView.avatarView.imageView.image
    }

    func testPictureOfAnApplicationsLoaderIsShown() throws {
        let loader = RequestLoader(picture: try picture())
        try ConfigurationScope.run {
            Components.default.imageLoader = loader
            Components.default.imageCDN = SmallPictures()
            XCTAssertNotNil(shownAvatar())
            XCTAssertEqual(loader.requests.map(\.url?.absoluteString), ["https://example.org/ana.png/40"])
            XCTAssertEqual(loader.requests.map(\.key), ["key of ana.png"])

            Components.default.imageCDN = OldServer()
            _ = shownAvatar()
            XCTAssertEqual(loader.requests.last?.url?.absoluteString, "https://example.org/ana.png/small")
            XCTAssertEqual(loader.requests.last?.key, "ana.png")

            let other = try picture()
            Components.default.imageLoader = ViewLoader(picture: other)
            XCTAssertTrue(shownAvatar() === other)
        }
    }
}
