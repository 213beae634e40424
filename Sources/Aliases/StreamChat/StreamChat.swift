@_exported import ChatModels
