public import Foundation

/// A picture.
public struct ImageAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.image

    public var title: String?

    /// The picture's file. A picture on the network has another scheme, and is shown as a placeholder.
    public var imageURL: URL

    /// In pixels.
    public var originalWidth: Double?
    /// In pixels.
    public var originalHeight: Double?
    public var extraData: [String: RawJSON]?

    public init(
        title: String? = nil,
        imageURL: URL,
        originalWidth: Double? = nil,
        originalHeight: Double? = nil,
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.imageURL = imageURL
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.extraData = extraData
    }
}

/// A film.
public struct VideoAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.video

    public var title: String?
    public var videoURL: URL

    /// A picture of the film.
    public var thumbnailURL: URL?
    public var file: AttachmentFile
    public var extraData: [String: RawJSON]?

    public init(
        title: String? = nil,
        videoURL: URL,
        thumbnailURL: URL? = nil,
        file: AttachmentFile = AttachmentFile(type: .mp4),
        extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.videoURL = videoURL
        self.thumbnailURL = thumbnailURL
        self.file = file
        self.extraData = extraData
    }
}

/// An animation from Giphy's collection.
public struct GiphyAttachmentPayload: AttachmentPayload {
    public static let type = AttachmentType.giphy

    public var title: String?
    public var previewURL: URL

    /// The buttons of an animation that was not sent yet.
    public var actions: [AttachmentAction]
    public var extraData: [String: RawJSON]?

    public init(
        title: String? = nil, previewURL: URL, actions: [AttachmentAction] = [], extraData: [String: RawJSON]? = nil
    ) {
        self.title = title
        self.previewURL = previewURL
        self.actions = actions
        self.extraData = extraData
    }
}
