import Frames
import HeadlessUIKit

@testable import ChatUI

/// What was drawn, and what took part in it.
@MainActor
struct Trace {
    /// The names of the types that frames come from.
    private(set) var drawn: Set<String> = []

    /// The types of views, of the controllers that they belong to, and of what these use.
    private(set) var types: Set<ObjectIdentifier> = []

    /// What was drawn, one scene after the other.
    private(set) var scenes: [Frame] = []

    mutating func add(_ frame: Frame) {
        scenes.append(frame)
        frame.forEach { frame, _ in
            if !frame.origin.type.isEmpty { drawn.insert(frame.origin.type) }
        }
    }

    /// Adds a view, all inside it, and the responders above each.
    mutating func add(_ view: UIView) {
        var responder: UIResponder? = view
        while let current = responder {
            add(current as AnyObject)
            addWays(of: current)
            responder = current.next
        }
        view.subviews.forEach { add($0) }
    }

    /// Whether something of exactly this type took part.
    func uses(_ type: Any.Type) -> Bool {
        if type == OwnAttachmentViewCatalog.self { return uses(OwnAttachmentViewCatalog.ChosenInjector.self) }
        return types.contains(ObjectIdentifier(type))
    }

    private mutating func add(_ object: AnyObject?) {
        if let object { types.insert(ObjectIdentifier(type(of: object))) }
    }

    /// Adds what is no view: routers, layouts and injectors.
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
