import HeadlessUIKit

/// The creation of subviews without a component type.
extension ChatMessageContentView {
    func makeTextView() -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isScrollEnabled = false
        view.backgroundColor = .clear
        view.textContainerInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        view.textContainer.lineFragmentPadding = 0
        view.adjustsFontForContentSizeCategory = true
        view.delegate = self
        return view
    }

    func makeFootnoteLabel() -> UILabel {
        let label = UILabel()
        label.font = appearance.fonts.footnote
        label.textColor = appearance.colorPalette.subtitleText
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    func makeReplyIconImageView() -> UIImageView {
        let view = UIImageView(image: appearance.images.messageActionSwipeReply)
        view.tintColor = appearance.colorPalette.textLowEmphasis
        view.isHidden = true
        addSubview(view.withoutAutoresizingMaskConstraints)
        let offset: CGFloat = content?.isSentByCurrentUser == true ? -45 : -30
        NSLayoutConstraint.activate([
            view.widthAnchor.pin(equalToConstant: 25),
            view.heightAnchor.pin(equalToConstant: 25),
            view.topAnchor.pin(equalTo: bubbleContentContainer.topAnchor),
            view.leadingAnchor.pin(equalTo: bubbleContentContainer.leadingAnchor, constant: offset),
        ])
        return view
    }
}
