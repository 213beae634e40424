public import ChatModels
public import Foundation
public import Frames
internal import Raster
public import Rendering
public import Styles

/// The pictures of a conversation: a selection of it, in a style, under render settings.
///
///     let document = try ConversationReader.read(contentsOf: "lunch.yaml")
///     let selection = PictureSelection(.channel, device: .iPhone12, chrome: .device)
///     let pictures = ConversationPictures(
///         document.conversations[0], selection: selection, settings: RenderSettings(scale: selection.defaultScale))
///     try AtomicFile.write(pictures.files(.png)[0], to: "lunch.png")
///
/// Nothing that is set here outlives a call, so several styles can be drawn in one process.
public struct ConversationPictures: Sendable {
    /// The conversation, read from a file or built.
    public var conversation: Conversation

    /// The part of it to draw, and its size. A list has the single row of the conversation, or its threads;
    /// ``ListPicture`` draws a list of several conversations.
    public var selection: PictureSelection

    /// Changes the style of the components; `nil` for the current style of the caller's scope.
    public var style: Style?

    /// The SDK's flavor.
    public var flavor: Flavor

    /// The scale, appearance, text size, language and current time. The scale of a device only counts if it is set
    /// here, see ``PictureSelection/defaultScale``.
    public var settings: RenderSettings

    /// Whether frames are tagged with their messages, for annotations and crops that name one. Finished frames look the
    /// same; `Frame.withoutContentTags` removes the tags.
    public var tagsContent = false

    /// The tags of frames for `FrameTree` and `FrameDocument`; `nil` for none. `Frame.withoutTreeTags` removes them.
    public var treeTags: TreeTags?

    /// Creates pictures, without laying out anything yet.
    public init(
        _ conversation: Conversation, selection: PictureSelection = PictureSelection(), style: Style? = nil,
        flavor: Flavor = .uikit, settings: RenderSettings = .current
    ) {
        self.conversation = conversation
        self.selection = selection
        self.style = style
        self.flavor = flavor
        self.settings = settings
    }

    // MARK: Frames

    /// Lays out the pictures: one, or one per page.
    ///
    /// - Throws: ``PictureError``, or a `RasterError` about an invalid image file of the conversation.
    public func frames() throws -> [Frame] {
        var frames: [Frame] = []
        try forEachFrame { frames.append($0) }
        return frames
    }

    /// Lays out the pictures and passes them on, with at most one in memory at a time.
    ///
    /// - Parameters:
    ///   - isVector: Whether a picture may be higher than a bitmap can be.
    ///   - body: Called on the caller's thread, under the style's configuration. An error that it throws stops the
    ///     drawing.
    public func forEachFrame(isVector: Bool = false, _ body: (Frame) throws -> Void) throws {
        try selection.check()
        try selection.checkPictureFile()
        try conversation.checkPictureFiles()
        try inForce(style, flavor, settings) { views in
            try markingContent {
                switch try MainQueue.run({ try layOut(with: views, isVector: isVector) }) {
                case .one(let frame): try body(frame)
                case .pages(let pages): while let page = pages.next() { try body(page) }
                }
            }
        }
    }

    private func markingContent(_ body: () throws -> Void) rethrows {
        let messages = conversation.messages.map(\.id)
        if let treeTags { return try treeTags.marking(messages: messages, body) }
        guard tagsContent else { return try body() }
        try ContentTags.marking(messages: messages, body)
    }

    /// The laid-out picture, or pages that are laid out while the previous ones are drawn.
    private enum LaidOut: Sendable {
        case one(Frame)
        case pages(MessagePages)
    }

    @MainActor
    private func layOut(with views: any FlavorViews, isVector: Bool) throws -> LaidOut {
        let screen = ScreenPicture(selection, views: views)
        guard !selection.screen.isList else { return .one(screen.listFrame(of: [conversation])) }
        guard !selection.screen.isWhole else { return .one(try screen.frame(of: conversation)) }
        conversation.reportStatesOfScreens()
        if isVector, selection.showsAllMessages, conversation.messages.count > Self.maximumMessagesOfOneFile {
            throw PictureError.tooManyForOneFile(
                count: conversation.messages.count, limit: Self.maximumMessagesOfOneFile)
        }
        let limit = isVector && !selection.isPaged ? nil : HeightLimit(ofWidth: selection.width)
        let picture = MessagesPicture(conversation, views: views, width: selection.width, limit: limit)
        if selection.screen == .message {
            return .one(try picture.message(selection.message))
        }
        if selection.isPaged { return .pages(picture.pages(height: selection.height)) }
        if let height = selection.height { return .one(picture.newest(height: height)) }
        return .one(try picture.whole())
    }

    /// The maximum number of messages in a vector or frame file, whose height is unlimited.
    public static let maximumMessagesOfOneFile = 5000

    // MARK: Files

    /// Draws the pictures and returns the data of their files.
    ///
    /// - Returns: One file per picture, or a single one in a format with pages.
    /// - Throws: ``PictureError``, or a `RasterError`.
    public func files(
        _ format: PictureFormat = .png, encoding: PictureEncoding = PictureEncoding()
    ) throws -> [Data] {
        var pictures = self
        pictures.treeTags = treeTags ?? format.treeTags(encoding)
        return try PictureEncoder(format, scale: settings.scale, background: background, encoding: encoding)
            .files { try pictures.forEachFrame(isVector: !format.isBitmap, $0) }
    }

    /// The color behind the pictures: the page's, or none around a device's body.
    public var background: RGBA {
        selection.background(style, flavor, settings)
    }
}

extension PictureSelection {
    /// Whether the body of a device is around the screen.
    var showsDeviceBody: Bool { screen.isWhole && device != nil && chrome == .device }

    /// The color behind a picture in a style: the page's, or none around a device's body.
    func background(_ style: Style?, _ flavor: Flavor, _ settings: RenderSettings) -> RGBA {
        guard !showsDeviceBody else { return .clear }
        return inForce(style, flavor, settings) { $0.background }
    }
}
