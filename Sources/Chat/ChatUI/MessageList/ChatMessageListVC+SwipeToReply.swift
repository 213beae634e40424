import ChatModels
import HeadlessUIKit

/// The swipe to reply.
extension ChatMessageListVC {
    /// The distance that a message has to be swiped to reply to it, in points.
    static let replyDistance: CGFloat = 56

    /// Shows a message as it is while it is swiped, with an arrow in its original place.
    ///
    /// - Parameter distance: The distance from the leading side, in points; 0 to reset.
    public func pullMessage(at indexPath: IndexPath, by distance: CGFloat) {
        guard let cell = listView.cellForRow(at: indexPath) as? ChatMessageCell,
            let contentView = cell.messageContentView
        else { return }
        let distance = min(max(distance, 0), Self.replyDistance)
        contentView.mainContainer.transform = CGAffineTransform(translationX: distance * mirroring, y: 0)
        let icon = contentView.replyIconImageView
        icon.isHidden = distance == 0
        icon.alpha = distance / Self.replyDistance
        contentView.layoutIfNeeded()
    }

    /// 1, or -1 in a right-to-left layout.
    private var mirroring: CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// Follows a swipe of a message.
    func followPull(_ gesture: UIPanGestureRecognizer) {
        let distance = gesture.translation(in: view).x * mirroring
        if gesture.state == .began { pulledIndexPath = indexPathOfAnswerableMessage(below: gesture) }
        guard let indexPath = pulledIndexPath, let message = message(at: indexPath) else { return }
        switch gesture.state {
        case .began, .changed:
            pullMessage(at: indexPath, by: distance)
        default:
            pullMessage(at: indexPath, by: 0)
            pulledIndexPath = nil
            guard gesture.state == .ended, distance >= Self.replyDistance else { return }
            let reply = InlineReplyActionItem(action: { _ in }, appearance: appearance)
            delegate?.chatMessageListVC(self, didTapOnAction: reply, for: message)
        }
    }

    private func indexPathOfAnswerableMessage(below gesture: UIGestureRecognizer) -> IndexPath? {
        guard components.messageSwipeToReplyEnabled, dataSource?.channel(for: self)?.canQuoteMessage == true,
            let indexPath = listView.indexPathForRow(at: gesture.location(in: listView)),
            let message = message(at: indexPath), message.isInteractionEnabled
        else { return nil }
        return indexPath
    }
}
