import HeadlessUIKit

/// Voice recordings in the composer.
extension ComposerVC {
    func makeVoiceRecordingVC() -> VoiceRecordingVC {
        let recording = components.voiceRecordingViewController.init()
        recording.composerView = composerView
        recording.onFinish = { [weak self] payload in
            self?.content.endRecording()
            self?.content.attachments.append(payload)
        }
        return recording
    }

    /// Adds the views of recordings to the composer. A short tap on the button shows a tip.
    func setUpVoiceRecording() {
        addChild(voiceRecordingVC)
        let covering: UIView = voiceRecordingVC.view
        composerView.addSubview(covering.withoutAutoresizingMaskConstraints)
        covering.pin(anchors: [.top, .leading, .trailing, .bottom], to: composerView.safeAreaLayoutGuide)
        voiceRecordingVC.didMove(toParent: self)
        composerView.recordButton.addAction(
            UIAction { [weak self] _ in self?.voiceRecordingVC.showRecordingTip() }, for: .touchUpInside)
        composerView.recordButton.addGestureRecognizer(
            UILongPressGestureRecognizer { [weak self] hold in
                switch hold.state {
                case .began: self?.voiceRecordingVC.startRecording()
                case .ended: self?.voiceRecordingVC.stopRecording()
                case .cancelled, .failed: self?.voiceRecordingVC.discardRecording()
                case .possible, .changed: break
                }
            })
    }

    /// Shows the state of the recording in the content.
    func updateVoiceRecording() {
        guard children.contains(where: { $0 is VoiceRecordingVC }) else { return }
        let isHeld = content.state == .recording
        guard isHeld || content.state == .recordingLocked else {
            if isShowingRecordingOfContent { voiceRecordingVC.content = .initial }
            isShowingRecordingOfContent = false
            return
        }
        isShowingRecordingOfContent = true
        voiceRecordingVC.content.state = isHeld ? .recording : .locked
    }
}
