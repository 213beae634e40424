import ChatModels
import ChatSwiftUI
import DocumentationImages
import Frames
import Gallery
import HeadlessSwiftUI

/// The screen of a channel on a phone, with the views of a factory.
struct ChannelScene: Sendable {
    /// In the format of conversation files; image paths are relative to the gallery's folder.
    let conversation: String

    /// The message at the scroll position; `nil` for the newest.
    var scrolledTo: MessageId?

    /// A picture of the screen.
    ///
    /// - Parameters:
    ///   - factory: Creates the views.
    ///   - configure: Configures the chat, as an application does at launch.
    func picture<Factory: ViewFactory>(
        _ name: String, with factory: @escaping @MainActor () -> Factory,
        configuredBy configure: @escaping @MainActor (CustomAppDelegate) -> Void = { _ in }
    ) -> PictureEntry {
        let scene = PictureScene.swiftUI(on: .iPhone12) {
            let viewModel = try makeViewModel()
            return NavigationView {
                ChatChannelView(viewFactory: factory(), viewModel: viewModel).pushedOntoScreen()
            }
        }
        return PictureEntry(name, of: scene) { configure(CustomAppDelegate()) }
    }

    /// A picture of the screen with the default views.
    func picture(
        _ name: String, configuredBy configure: @escaping @MainActor (CustomAppDelegate) -> Void = { _ in }
    ) -> PictureEntry {
        picture(name, with: { DefaultViewFactory.shared }, configuredBy: configure)
    }

    /// Two pictures of the screen: with the default views, and customized.
    func beforeAndAfter(
        _ name: String, changedBy configure: @escaping @MainActor (CustomAppDelegate) -> Void
    ) -> PictureRow {
        PictureRow(
            picture("\(name)-before").captioned("Before"),
            picture("\(name)-after", configuredBy: configure).captioned("After"))
    }

    /// Two pictures of the screen: with the default views, and with a factory's.
    ///
    /// - Parameter configure: Configures the chat for both.
    func beforeAndAfter<Factory: ViewFactory>(
        _ name: String, with factory: @escaping @MainActor () -> Factory,
        configuredBy configure: @escaping @MainActor (CustomAppDelegate) -> Void = { _ in }
    ) -> PictureRow {
        PictureRow(
            picture("\(name)-before", configuredBy: configure).captioned("Before"),
            picture("\(name)-after", with: factory, configuredBy: configure).captioned("After"))
    }

    @MainActor
    private func makeViewModel() throws -> ChatChannelViewModel {
        let text = PictureConversation.text(conversation) { try GalleryFiles.folder() + "/Pictures" }
        let controller = try text.document().conversations[0].makeChannelController()
        InjectedValues[\.chatClient] = controller.client
        let message = scrolledTo.flatMap { id in controller.messages.first { $0.id == id } }
        let viewModel = ChatChannelViewModel(channelController: controller, scrollToMessage: message)
        // The date is above the list while a finger scrolls it.
        viewModel.currentDate = message?.createdAt
        return viewModel
    }
}
