import ChatModels
import HeadlessSwiftUI

extension ViewFactory {
    /// The message that a message quotes, above the rest of its bubble; nothing if it quotes none.
    ///
    /// - Parameter fillAvailableSpace: Whether the quote is as wide as there is room.
    @ViewBuilder
    func quote(
        in message: ChatMessage, fillAvailableSpace: Bool = true, scrolledId: Binding<String?>
    ) -> some View {
        if let quoted = message.quotedMessage {
            makeQuotedMessageView(
                quotedMessage: quoted, fillAvailableSpace: fillAvailableSpace, isInComposer: false,
                scrolledId: scrolledId)
        }
    }
}
