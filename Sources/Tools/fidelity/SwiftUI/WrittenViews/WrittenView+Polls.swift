import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Rendering

/// Polls and the sheets that open from them, on a phone with a notch.
extension WrittenView {
    static let polls = [
        poll("test_pollAttachmentView_snapshotUniqueVotes", height: 150) { $0.attachment },
        poll("test_pollAttachmentView_snapshotCommentsAndSuggestions", height: 240) { $0.attachment },
        poll("test_pollAttachmentView_allOptions") { PollAllOptionsView(poll: $0.poll) },
        poll("test_pollAttachmentView_allVotes") { PollOptionAllVotesView(poll: $0.poll, option: $0.poll.options[0]) },
        poll("test_pollAttachmentView_resultsSnapshot") { PollResultsView(poll: $0.poll) },
        // The comment is only seen.
        poll("test_pollAttachmentView_allComments") { PollCommentsView(poll: $0.poll, comments: [comment]) },
    ]

    private static var comment: PollVote {
        PollVote(
            id: "comment", createdAt: RenderSettings.current.now, isAnswer: true, answerText: "Test comment")
    }

    /// - Parameter height: The height of the view's frame, in points.
    private static func poll<Content: View>(
        _ test: String, height: CGFloat = 700, @ViewBuilder _ view: @escaping @MainActor (ViewScene) -> Content
    ) -> WrittenView {
        WrittenView(
            "PollAttachmentView/\(test)", safeArea: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)
        ) { scene in
            view(scene).frame(width: 360, height: height)
        }
    }
}

extension ViewScene {
    /// The poll with votes on the day of the picture.
    fileprivate var poll: Poll {
        inputs.object("arguments")?.ignore(["isFirst"])
        return models.poll(inputs.object("poll"), today: RenderSettings.current.now)
    }

    fileprivate var attachment: some View {
        let poll = poll
        let message = models.message(nil)
        return PollAttachmentView(
            factory: DefaultViewFactory.shared, message: message, poll: poll,
            isFirst: inputs.object("arguments")?.bool("isFirst") ?? false)
    }
}
