import Frames
import HeadlessUIKit

@testable import ChatUI

/// The drawn frames and the types that were used.
@MainActor
struct Trace {
    /// The names of the types that created frames.
    private(set) var drawn: Set<String> = []

    /// The types of views, of their controllers, and of the objects that these use.
    private(set) var types: Set<ObjectIdentifier> = []

    /// The frames, one scene after the other.
    private(set) var scenes: [Frame] = []

    mutating func add(_ frame: Frame) {
        scenes.append(frame)
        frame.forEach { frame, _ in
            if !frame.origin.type.isEmpty { drawn.insert(frame.origin.type) }
        }
    }

    /// Adds a view, its descendants, and the responders above each.
    mutating func add(_ view: UIView) {
        var responder: UIResponder? = view
        while let current = responder {
            add(current as AnyObject)
            addWays(of: current)
            responder = current.next
        }
        view.subviews.forEach { add($0) }
    }

    /// Whether exactly this type was used.
    func uses(_ type: Any.Type) -> Bool {
        if type == OwnAttachmentViewCatalog.self { return uses(OwnAttachmentViewCatalog.ChosenInjector.self) }
        return types.contains(ObjectIdentifier(type))
    }

    private mutating func add(_ object: AnyObject?) {
        if let object { types.insert(ObjectIdentifier(type(of: object))) }
    }

    /// Adds other objects: routers, layouts and injectors.
    private mutating func addWays(of responder: UIResponder) {
        switch responder {
        case let list as ChatMessageListVC:
            add(list.router)
            add(list.router.messagePopUpTransitionController)
            add(list.alertRouter)
            add(list.audioPlayer)
            add(list.audioQueuePlayerNextItemProvider)
        case let recording as VoiceRecordingVC:
            add(recording.audioRecorder)
            add(recording.audioSessionFeedbackGenerator)
        case let list as ChatChannelListVC: add(list.router)
        case let list as ChatThreadListVC: add(list.router)
        case let view as UICollectionView: add(view.collectionViewLayout)
        case let view as ChatMessageContentView: add(view.attachmentViewInjector)
        case let controller as UIViewController: controller.children.forEach { add($0) }
        default: break
        }
    }
}
