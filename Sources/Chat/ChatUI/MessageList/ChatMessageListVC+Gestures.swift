import HeadlessUIKit

/// The gestures of the list.
extension ChatMessageListVC {
    func addGestureRecognizers() {
        let longPress = UILongPressGestureRecognizer { [weak self] gesture in
            (gesture as? UILongPressGestureRecognizer).map { self?.handleLongPress($0) }
        }
        longPress.minimumPressDuration = 0.33
        let tap = UITapGestureRecognizer { [weak self] gesture in
            (gesture as? UITapGestureRecognizer).map { self?.handleTap($0) }
        }
        tap.cancelsTouchesInView = false
        let pan = UIPanGestureRecognizer { [weak self] gesture in
            (gesture as? UIPanGestureRecognizer).map { self?.handlePan($0) }
        }
        let recognizers = [longPress, tap] + (components.messageSwipeToReplyEnabled ? [pan] : [])
        for recognizer in recognizers {
            recognizer.delegate = self
            listView.addGestureRecognizer(recognizer)
        }
    }
}
