@testable import BookClubSwiftUIMode6
import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// Ada and Ben talk about a book.
@MainActor
struct Club {
    private let controller: ChatChannelController

    init() {
        let ada = ChatUser(id: "ada", name: "Ada")
        let ben = ChatUser(id: "ben", name: "Ben")
        let start = Date(timeIntervalSince1970: 1_714_651_080)
        self.init(messages: [
            ChatMessage(id: "1", text: "Which one is next?", createdAt: start, author: ben, isSentByCurrentUser: true),
            ChatMessage(
                id: "2", text: "★ This one. I can’t put it down.", createdAt: start + 60, author: ada,
                reactionScores: ["like": 2, "wow": 1]),
            ChatMessage(id: "3", text: "Grey men!", createdAt: start + 90, author: ada),
            ChatMessage(id: "4", text: "Shh", createdAt: start + 150, author: ben, isSentByCurrentUser: true),
        ])
    }

    init(messages: [ChatMessage]) {
        let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "momo"), name: "Momo", memberCount: 3)
        let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "ben", name: "Ben")))
        controller = ChatChannelController(client: client, channel: channel, messages: messages.reversed())
        ClubApp.configureChat(for: client)
    }

    private var shelf: Shelf {
        let shelf = Shelf(title: "Momo", pages: 272)
        shelf.pagesRead = 96
        return shelf
    }

    var channelScreen: some View {
        NavigationView { ChatChannelView(viewFactory: ClubViewFactory.shared, channelController: controller) }
            .environmentObject(shelf)
    }

    func row(_ number: Int) -> some View {
        ClubMessageRow(
            factory: ClubViewFactory.shared, channel: controller.channel!,
            message: controller.messages.reversed()[number],
            width: nil, showsAllInfo: true, quotedMessage: .constant(nil), onLongPress: { _ in })
    }
}
