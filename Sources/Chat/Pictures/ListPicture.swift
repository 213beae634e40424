public import ChatModels
public import Foundation
public import Frames
public import Styles

/// The picture of a list of conversations, or of their threads.
public struct ListPicture: Sendable {
    /// The conversations, from the top of the list down.
    public var conversations: [Conversation]

    /// A list of channels or of threads.
    public var selection: PictureSelection

    /// Changes the components' own look; `nil` for that look as it is in the caller's scope.
    public var style: Style?

    /// The kit whose views are drawn.
    public var flavour: Flavour

    /// The scale, light or dark, the text size, the language and the present.
    public var settings: RenderSettings

    /// Whether frames say which channel, or which thread's first message, they show; see
    /// ``ConversationPictures/marksContent``.
    public var marksContent = false

    /// Creates a picture. Nothing is laid out yet.
    public init(
        _ conversations: [Conversation], selection: PictureSelection = PictureSelection(.channelList),
        style: Style? = nil, flavour: Flavour = .uikit, settings: RenderSettings = .current
    ) {
        self.conversations = conversations
        self.selection = selection
        self.style = style
        self.flavour = flavour
        self.settings = settings
    }

    /// Lays out the list.
    ///
    /// - Throws: ``PictureError`` for a selection that shows no list, or a `RasterError` that names an image file of a
    ///   conversation that is none.
    public func frame() throws -> Frame {
        guard selection.screen.isList else { throw PictureError.noList }
        try selection.check()
        for conversation in conversations { try conversation.checkPictureFiles() }
        return inForce(style, flavour, settings) { views in
            let layOut = { MainQueue.run { ScreenPicture(selection, views: views).listFrame(of: conversations) } }
            guard marksContent else { return layOut() }
            return ContentMarks.marking(messages: conversations.flatMap(\.messages).map(\.id), layOut)
        }
    }

    /// Draws the list and returns the bytes of its file.
    ///
    /// - Throws: ``PictureError``, or a `RasterError`.
    public func file(_ format: PictureFormat = .png, encoding: PictureEncoding = PictureEncoding()) throws -> Data {
        try PictureEncoder(format, scale: settings.scale, background: background, encoding: encoding).data(frame())
    }

    /// The colour behind the picture: the page's, or none around a device's body.
    public var background: RGBA {
        selection.background(style, flavour, settings)
    }
}
