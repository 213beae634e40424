import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI

// The values that examples of the SwiftUI flavour take from their surroundings.

let chatClient = ChatClient()
let controller = ChatChannelController(client: chatClient, channel: channel, messages: messages)
