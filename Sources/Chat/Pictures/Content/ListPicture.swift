public import ChatModels
public import Foundation
public import Frames
internal import Raster
public import Rendering
public import Styles

/// The picture of a list of conversations, or of their threads.
public struct ListPicture: Sendable {
    /// The conversations, top to bottom.
    public var conversations: [Conversation]

    /// A list of channels or of threads.
    public var selection: PictureSelection

    /// Changes the style of the components; `nil` for the current style of the caller's scope.
    public var style: Style?

    /// The SDK's flavor.
    public var flavor: Flavor

    /// The scale, appearance, text size, language and current time.
    public var settings: RenderSettings

    /// Whether frames are tagged with their channel, or with the thread's parent message; see
    /// ``ConversationPictures/tagsContent``.
    public var tagsContent = false

    /// The tags of frames for `FrameTree` and `FrameDocument`; `nil` for none. `Frame.withoutTreeTags` removes them.
    public var treeTags: TreeTags?

    /// Creates a picture, without laying out anything yet.
    public init(
        _ conversations: [Conversation], selection: PictureSelection = PictureSelection(.channelList),
        style: Style? = nil, flavor: Flavor = .uikit, settings: RenderSettings = .current
    ) {
        self.conversations = conversations
        self.selection = selection
        self.style = style
        self.flavor = flavor
        self.settings = settings
    }

    /// The minimum height of a row, in points.
    private static let minimumRowHeight: CGFloat = 40

    /// Lays out the list.
    ///
    /// - Parameter isVector: Whether the picture may be higher than a bitmap can be.
    /// - Throws: ``PictureError`` for a selection other than a list, or a `RasterError` about an invalid image file of
    ///   a conversation.
    public func frame(isVector: Bool = false) throws -> Frame {
        guard selection.screen.isList else { throw PictureError.noList }
        try selection.check()
        if !isVector { try checkHeight() }
        try selection.checkPictureFile()
        for conversation in conversations { try conversation.checkPictureFiles() }
        return inForce(style, flavor, settings) { views in
            let layOut = { MainQueue.run { ScreenPicture(selection, views: views).listFrame(of: conversations) } }
            let messages = conversations.flatMap(\.messages).map(\.id)
            if let treeTags { return treeTags.marking(messages: messages, layOut) }
            guard tagsContent else { return layOut() }
            return ContentTags.marking(messages: messages, layOut)
        }
    }

    /// Rejects a list that is too high for a bitmap before its rows are laid out.
    private func checkHeight() throws(PictureError) {
        guard selection.height == nil, selection.device == nil else { return }
        let most = Int(CGFloat(RasterError.maximumPixelsPerSide) / settings.scale / Self.minimumRowHeight)
        let isThreads = selection.screen == .threadList
        let count = isThreads ? conversations.reduce(0) { $0 + $1.threads.count } : conversations.count
        guard count <= most else { throw .tooManyRows(count: count, most: most) }
    }

    /// Draws the list and returns the data of its file.
    ///
    /// - Throws: ``PictureError``, or a `RasterError`.
    public func file(_ format: PictureFormat = .png, encoding: PictureEncoding = PictureEncoding()) throws -> Data {
        var picture = self
        picture.treeTags = treeTags ?? format.treeTags(encoding)
        return try PictureEncoder(format, scale: settings.scale, background: background, encoding: encoding)
            .data(picture.frame(isVector: !format.isBitmap))
    }

    /// The color behind the picture: the page's, or none around a device's body.
    public var background: RGBA {
        selection.background(style, flavor, settings)
    }
}
