@_exported import ChatModels
@_exported import Client
