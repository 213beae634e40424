import ChatModels
import Frames
import Pictures
import Rendering
import Styles

extension PictureSelection {
    /// Lays out the selection: a part of the first conversation, or a list of all conversations. The background is the
    /// color behind the frame.
    ///
    /// - Parameter tagsContent: Whether to tag frames with the messages they show.
    func frame(
        of conversations: [Conversation], style: Style?, flavor: Flavor, settings: RenderSettings, tagsContent: Bool
    ) throws -> (frame: Frame, background: RGBA) {
        if screen.isList {
            var list = ListPicture(conversations, selection: self, style: style, flavor: flavor, settings: settings)
            list.tagsContent = tagsContent
            return (try list.frame(), list.background)
        }
        guard let conversation = conversations.first else { throw PictureError.noMessages }
        var pictures = ConversationPictures(
            conversation, selection: self, style: style, flavor: flavor, settings: settings)
        pictures.tagsContent = tagsContent
        guard let frame = try pictures.frames().first else { throw PictureError.noMessages }
        return (frame, pictures.background)
    }
}
