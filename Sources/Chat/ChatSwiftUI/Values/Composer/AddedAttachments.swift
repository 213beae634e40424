import ChatModels
import Foundation
import UIKitValues

/// A photo or video that was added to the composer.
public struct AddedAsset: Identifiable, Equatable {
    /// The photo, or the preview of the video.
    public let image: UIImage
    /// What the attachment is told by.
    public let id: String
    /// Where its file is.
    public let url: URL
    /// Whether it is a photo or a video.
    public let type: AssetType
    /// More about it, such as the `duration` of a video.
    public var extraData: [String: RawJSON]

    public init(image: UIImage, id: String, url: URL, type: AssetType, extraData: [String: RawJSON] = [:]) {
        self.image = image
        self.id = id
        self.url = url
        self.type = type
        self.extraData = extraData
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// A photo or a video.
public enum AssetType: Sendable { case image, video }

/// An attachment of an application's own.
public struct CustomAttachment: Identifiable, Equatable {
    /// What the attachment is told by.
    public let id: String
    /// The application's own value.
    public let content: Any

    public init(id: String, content: Any) {
        self.id = id
        self.content = content
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}
