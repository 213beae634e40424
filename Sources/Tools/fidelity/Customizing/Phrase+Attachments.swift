import ChatUI
import HeadlessUIKit

extension Phrase {
    /// Ways of saying what is changed of the lists of attachments.
    static let attachments: [Phrase] = [
        Phrase(pattern: ", font bodyBold = body style, bold") { _, _, customization in
            customization.configure.append {
                Appearance.default.fonts.bodyBold = UIFont.preferredFont(forTextStyle: .body).bold
            }
        },
        Phrase(pattern: "main stack spacing (\\d+), action icon tint (\\w+)") { groups, kind, customization in
            customization.edit(kind) { (view: EditedFileItemView) in
                view.mainContainerStackView.spacing = ContainerStackView.Spacing(number(groups[1]))
                view.actionIconImageView.tintColor = color(groups[2])
            }
        },
        Phrase(pattern: "the list's axis is horizontal, spacing (\\d+)") { groups, kind, customization in
            customization.edit(kind) { (view: EditedVoiceRecordingListView) in
                view.containerStackView.axis = .horizontal
                view.containerStackView.spacing = number(groups[1])
            }
        },
    ]
}
