import StreamChatUI
import UIKit

/// Hands the hashtags that go with what is typed to the list of suggestions.
final class HashtagSuggestionsDataSource: NSObject, UICollectionViewDataSource {
    private let hashtags: [String]

    init(collectionView: ChatSuggestionsCollectionView, hashtags: [String]) {
        self.hashtags = hashtags
        super.init()
        collectionView.register(
            HashtagSuggestionCell.self, forCellWithReuseIdentifier: HashtagSuggestionCell.reuseId)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hashtags.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: HashtagSuggestionCell.reuseId, for: indexPath)
        (cell as? HashtagSuggestionCell)?.hashtag = hashtags[indexPath.item]
        return cell
    }
}
