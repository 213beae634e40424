import ChatLook
import ChatModels
import HeadlessSwiftUI

/// All options of a poll, to vote for.
public struct PollAllOptionsView: View {
    @Injected(\.fonts) private var fonts

    private let poll: Poll

    public init(poll: Poll) {
        self.poll = poll
    }

    public var body: some View {
        PollSheet(title: L10n.Polls.Sheet.options) {
            VStack(spacing: 32) {
                PollNameCard(name: poll.name)
                VStack(spacing: 24) {
                    ForEach(poll.options) {
                        PollOptionRow(poll: poll, option: $0, font: fonts.bodyBold, showsVotes: false, spacing: 8)
                    }
                }
                .pollCard()
            }
            .padding(16)
        }
    }
}
