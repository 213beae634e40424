import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// The state of the composer's pickers.
public enum PickerTypeState: Equatable, Sendable {
    /// The icons of some pickers are shown.
    case expanded(AttachmentPickerType)
    /// One icon stands for all of them.
    case collapsed
}

/// A kind of pickers.
public enum AttachmentPickerType: Sendable { case none, media, instantCommands, custom }

/// The picker that is open.
public enum AttachmentPickerState: Sendable { case files, photos, camera, polls, custom }

/// A photo or video that was added to the composer.
public struct AddedAsset: Identifiable, Equatable {
    public let image: UIImage
    public let id: String
    public let url: URL
    public let type: AssetType
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
    public let id: String
    public let content: Any

    public init(id: String, content: Any) {
        self.id = id
        self.content = content
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// A command that is typed into the composer, such as `/giphy`.
public struct ComposerCommand: Identifiable, Equatable {
    public let id: String
    public var typingSuggestion: TypingSuggestion
    public let displayInfo: CommandDisplayInfo?
    public var replacesMessageSent: Bool

    public init(
        id: String, typingSuggestion: TypingSuggestion, displayInfo: CommandDisplayInfo?,
        replacesMessageSent: Bool = false
    ) {
        self.id = id
        self.typingSuggestion = typingSuggestion
        self.displayInfo = displayInfo
        self.replacesMessageSent = replacesMessageSent
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// The text that a command is looked up for.
public struct TypingSuggestion: Equatable, Sendable {
    public let text: String
    public let locationRange: NSRange

    public init(text: String, locationRange: NSRange) {
        self.text = text
        self.locationRange = locationRange
    }

    public static let empty = TypingSuggestion(text: "", locationRange: NSRange(location: 0, length: 0))
}

/// A command's name and icon.
public struct CommandDisplayInfo {
    public let displayName: String
    public let icon: UIImage
    public let format: String
    public let isInstant: Bool

    public init(displayName: String, icon: UIImage, format: String, isInstant: Bool) {
        self.displayName = displayName
        self.icon = icon
        self.format = format
        self.isInstant = isInstant
    }
}

/// A photo of the device's library. A picture has no library: there never is one.
public final class PHAsset: Sendable {
    private init() {}
}

/// Photos of the device's library: always none.
public final class PHFetchResult<Asset>: Sendable {
    public init() {}

    public var count: Int { 0 }
}

/// Photos of the device's library as a collection: always empty.
public struct PHFetchResultCollection: RandomAccessCollection {
    public let fetchResult: PHFetchResult<PHAsset>

    public init(fetchResult: PHFetchResult<PHAsset>) {
        self.fetchResult = fetchResult
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { fetchResult.count }

    public subscript(position: Int) -> PHAsset { preconditionFailure("There is no photo library.") }
}
