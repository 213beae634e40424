import StreamChatUI
import UIKit

/// A boot steps forward.
final class TrailSendButton: SendButton {
    override func setUpAppearance() {
        super.setUpAppearance()

        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        setImage(UIImage(systemName: "paperplane.fill", withConfiguration: configuration), for: .normal)
        setImage(UIImage(systemName: "paperplane", withConfiguration: configuration), for: .disabled)
        tintColor = .trailGreen
    }
}
