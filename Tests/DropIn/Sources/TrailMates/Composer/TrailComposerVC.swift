import StreamChat
import StreamChatUI
import UIKit

/// The composer, which also attaches routes, asks polls and knows the club's hashtags.
final class TrailComposerVC: ComposerVC {
    private let hashtagSuggester = TypingSuggester(options: TypingSuggestionOptions(symbol: "#"))

    static let hashtags = ["#blisters", "#boots", "#summit", "#sunrise"]

    override var attachmentsPickerActions: [UIAlertAction] {
        let route = UIAlertAction(title: Strings.Route.pick, style: .default) { [weak self] _ in self?.pickRoute() }
        let poll = UIAlertAction(title: Strings.Poll.title, style: .default) { [weak self] _ in self?.askPoll() }
        return super.attachmentsPickerActions + [route, poll]
    }

    override func updatePlaceholderLabel() {
        super.updatePlaceholderLabel()

        guard content.state == .new, let name = channelController?.channel?.name else { return }
        composerView.inputMessageView.textView.placeholderLabel.text = Strings.Channel.placeholder(name)
    }

    override func updateContent() {
        super.updateContent()

        let textView = composerView.inputMessageView.textView
        if let suggestion = hashtagSuggester.typingSuggestion(in: textView) {
            showHashtags(for: suggestion)
        }
    }

    override func createNewMessage(text: String) {
        super.createNewMessage(text: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func showHashtags(for suggestion: TypingSuggestion) {
        let hashtags = Self.hashtags.filter { $0.hasPrefix("#" + suggestion.text.lowercased()) }
        guard !hashtags.isEmpty else { return dismissSuggestions() }
        suggestionsVC.dataSource = HashtagSuggestionsDataSource(
            collectionView: suggestionsVC.collectionView, hashtags: hashtags)
        suggestionsVC.didSelectItemAt = { [weak self] index in
            guard let self = self else { return }
            let textView = self.composerView.inputMessageView.textView
            let text = NSString(string: textView.text)
            let range = NSRange(
                location: suggestion.locationRange.location - 1, length: suggestion.locationRange.length + 1)
            textView.text = text.replacingCharacters(in: range, with: hashtags[index] + " ")
            self.textViewDidChange(textView)
            self.dismissSuggestions()
        }
        showSuggestions()
    }

    func pickRoute() {
        let picker = RoutePickerViewController()
        picker.onPick = { [weak self] route in
            self?.content.attachments.append(AnyAttachmentPayload(payload: route))
            self?.dismiss(animated: true)
        }
        present(UINavigationController(rootViewController: picker), animated: true)
    }

    func askPoll() {
        guard let channelController = channelController else { return }
        let screen = NewPollViewController(channelController: channelController)
        present(UINavigationController(rootViewController: screen), animated: true)
    }
}
