import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// Stacks of photos.
    static let stacks = [
        WrittenScene("ContainerStackView/testAppearance_withTwoImageViews", words: ["views"]) { scene in
            scene.containerStack(of: [scene.photo("yoda"), scene.photo("vader")])
        },
        WrittenScene("ContainerStackView/testAppearance_withTwoImageViewsWhereOneIsHidden", words: ["views"]) { scene in
            let hidden = scene.photo("yoda")
            hidden.isHidden = true
            let photo = scene.photo("vader")
            NSLayoutConstraint.activate([
                photo.widthAnchor.constraint(equalToConstant: 200),
                photo.heightAnchor.constraint(equalToConstant: 200),
            ])
            return scene.containerStack(of: [hidden, photo])
        },
        WrittenScene("ContainerStackView/testAppearance_withDoubleHiddenImageView", words: ["views"]) { scene in
            let photos = [scene.photo("yoda"), scene.photo("vader")]
            let stack = scene.containerStack(of: photos)
            for isHidden in [true, true, false] {
                for photo in photos { photo.isHidden = isHidden }
            }
            return stack
        },
        WrittenScene("ContainerStackView/testAppearance_withTwoContainerStackViews", words: ["views"]) { scene in
            let columns = ["yoda", "vader"].map { name in
                ContainerStackView(
                    axis: .vertical, alignment: .fill, spacing: 0, distribution: .equal,
                    arrangedSubviews: [scene.photo(name)])
            }
            return scene.containerStack(of: columns)
        },
    ]
}

extension Scene {
    fileprivate func photo(_ name: String) -> UIImageView {
        UIImageView(image: models.imageURL(name).flatMap { UIImage(contentsOfFile: $0.path) })
    }
}
