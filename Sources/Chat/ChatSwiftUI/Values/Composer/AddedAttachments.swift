import ChatModels
import Foundation
import UIKitValues

/// A photo or video that was added to the composer.
public struct AddedAsset: Identifiable, Equatable {
    /// The photo, or the thumbnail of the video.
    public let image: UIImage
    /// The identifier.
    public let id: String
    /// The location of the file.
    public let url: URL
    /// Whether it is a photo or a video.
    public let type: AssetType
    /// Custom data, such as the `duration` of a video.
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

/// A custom attachment.
public struct CustomAttachment: Identifiable, Equatable {
    /// The identifier.
    public let id: String
    /// The custom value.
    public let content: Any

    public init(id: String, content: Any) {
        self.id = id
        self.content = content
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}
